import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { LaneStrip } from '../LaneStrip/LaneStrip.tsx'
import * as styles from './SplitLayout.css.ts'

/** `top` leaves a long form as much of the page as it can. */
export type SplitLayoutStart = 'middle' | 'top'

export interface SplitLayoutProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  brand: ReactNode
  /** At the end of the head, such as a link to help. */
  headEnd?: ReactNode
  /** A way back; it stands above the title without moving it. */
  back?: ReactNode
  /** The page's one title. */
  title: ReactNode
  lead?: ReactNode
  /** Fills the dark side from the laptop breakpoint; narrower pages do not show it. */
  panel?: ReactNode
  /** How far down the title stands on a wide page. @default 'middle' */
  start?: SplitLayoutStart
  ref?: Ref<HTMLDivElement>
}

/** A page of two sides: a narrow column with one task, and a dark panel with a picture of what it is for. */
export function SplitLayout({
  brand,
  headEnd,
  back,
  title,
  lead,
  panel,
  start = 'middle',
  className,
  children,
  ...rest
}: SplitLayoutProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.side}>
        <header className={styles.head}>
          {brand}
          {headEnd}
        </header>
        <main className={cx(styles.column, styles.start[start])}>
          {back === undefined ? null : <div className={styles.back}>{back}</div>}
          <Heading level={1}>{title}</Heading>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          <div className={styles.body}>{children}</div>
        </main>
        <LaneStrip className={styles.strip} />
      </div>
      {panel === undefined ? null : <aside className={styles.panel}>{panel}</aside>}
    </div>
  )
}
