import { cva } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import * as styles from './PageBody.css.ts'

export type PageBodyWidth = 'content' | 'readable'

export interface PageBodyProps extends HTMLAttributes<HTMLDivElement> {
  /** `readable` for forms and long text. @default 'content' */
  width?: PageBodyWidth
  ref?: Ref<HTMLDivElement>
}

const body = cva(styles.root, { variants: { width: styles.width } })

/** The blocks of a page under its header, with the page's margins and the distance between blocks. */
export function PageBody({ width = 'content', className, ...rest }: PageBodyProps) {
  return <div {...rest} className={body({ width, className })} />
}
