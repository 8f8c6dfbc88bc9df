import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './PageContent.css.ts'

export type PageContentWidth = 'content' | 'readable'

export interface PageContentProps extends HTMLAttributes<HTMLDivElement> {
  /** `readable` for forms and long text. @default 'content' */
  width?: PageContentWidth
  ref?: Ref<HTMLDivElement>
}

/** The content of a page below its header, with page margins and gaps between blocks. */
export function PageContent({ width = 'content', className, ...rest }: PageContentProps) {
  return <div {...rest} className={cx(styles.root, styles.width[width], className)} />
}
