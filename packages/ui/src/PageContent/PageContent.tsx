import { cva } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import * as styles from './PageContent.css.ts'

export type PageContentWidth = 'content' | 'readable'

export interface PageContentProps extends HTMLAttributes<HTMLDivElement> {
  /** `readable` for forms and long text. @default 'content' */
  width?: PageContentWidth
  ref?: Ref<HTMLDivElement>
}

const body = cva(styles.root, { variants: { width: styles.width } })

/** The content of a page below its header, with page margins and gaps between blocks. */
export function PageContent({ width = 'content', className, ...rest }: PageContentProps) {
  return <div {...rest} className={body({ width, className })} />
}
