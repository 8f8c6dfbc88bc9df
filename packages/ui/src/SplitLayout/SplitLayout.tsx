import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './SplitLayout.css.ts'

/** `top` leaves a long form as much of the page as it can. */
export type SplitLayoutVerticalAlign = 'middle' | 'top'

export interface SplitLayoutProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  brand: ReactNode
  /** At the end of the head, such as a link to help. */
  headerEnd?: ReactNode
  /** A way back; it stands above the title without moving it. */
  backLink?: ReactNode
  /** The page's one title. */
  title: ReactNode
  description?: ReactNode
  /** Fills the dark side from the laptop breakpoint; narrower pages do not show it. */
  panel?: ReactNode
  /** A decorative picture at the bottom of a narrow page, where `panel` is not shown. */
  illustration?: ReactNode
  /** How far down the title stands on a wide page. @default 'middle' */
  verticalAlign?: SplitLayoutVerticalAlign
  ref?: Ref<HTMLDivElement>
}

/** A page of two sides: a narrow column with one task, and a dark panel with a picture of what it is for. */
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
