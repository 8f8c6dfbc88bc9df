import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './SplitLayout.css.ts'

/** `top` leaves the most space for a long form. */
export type SplitLayoutVerticalAlign = 'middle' | 'top'

export interface SplitLayoutProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The logo on the dark panel. */
  brand: ReactNode
  /** Shown at the end of the header, such as a link to help. */
  headerEnd?: ReactNode
  /** A back link above the title. */
  backLink?: ReactNode
  /** The level 1 heading of the page. */
  title: ReactNode
  /** A sentence on the dark panel. */
  description?: ReactNode
  /** The dark side panel, shown from the laptop breakpoint. */
  panel?: ReactNode
  /** A decorative illustration at the bottom of narrow pages, which do not show `panel`. */
  illustration?: ReactNode
  /** The vertical position of the title on a wide page. @default 'middle' */
  verticalAlign?: SplitLayoutVerticalAlign
  ref?: Ref<HTMLDivElement>
}

/** A page layout with two sides: a narrow column for one task, and a dark panel. */
export function SplitLayout({
  brand,
  headerEnd,
  backLink,
  title,
  description,
  panel,
  illustration,
  verticalAlign = 'middle',
  className,
  children,
  ...rest
}: SplitLayoutProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.side}>
        <header className={styles.head}>
          {brand}
          {headerEnd}
        </header>
        <main className={cx(styles.column, styles.verticalAlign[verticalAlign])}>
          {backLink === undefined ? null : <div className={styles.backLink}>{backLink}</div>}
          <Heading level={1}>{title}</Heading>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
          <div className={styles.body}>{children}</div>
        </main>
        {illustration === undefined ? null : <div className={styles.illustration}>{illustration}</div>}
      </div>
      {panel === undefined ? null : <aside className={styles.panel}>{panel}</aside>}
    </div>
  )
}
