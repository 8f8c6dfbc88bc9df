import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { ChangeAnnouncer } from '../private/ChangeAnnouncer.tsx'
import * as styles from './StatGroup.css.ts'

export interface StatGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** `StatCard`s, in reading order. */
  children: ReactNode
  /** `compact`: four short counts in one row, also on phones; each shows its value above its label. @default 'normal' */
  density?: 'normal' | 'compact'
  /**
   * `three`: three figures in a row, and where there is no space for them rows that have the value beside its label. `aside`: two figures of
   * less weight at the end of `media`, or below it. @default up to four
   */
  columns?: 'three' | 'aside'
  /** Above the figures, up to the edges: a map. Beside figures that are `aside` it has the space of a card around it. */
  media?: ReactNode
  /** Announced when it changes, once for the whole group: "Totals for October". */
  announcement?: string
  /** Name of the group. */
  'aria-label': string
  ref?: Ref<HTMLDivElement>
}

/** A card of `StatCard`s: four per row where there is space, two otherwise. */
export function StatGroup({ density = 'normal', columns, media, announcement, className, children, ...rest }: StatGroupProps) {
  const isAside = columns === 'aside'
  const mediaCell = media === undefined ? null : <div className={isAside ? styles.beside : styles.above}>{media}</div>
  return (
    <div role="group" {...rest} className={cx(styles.root, className)}>
      {isAside ? null : mediaCell}
      <div className={styles.cells} data-stats={density === 'compact' ? density : columns}>
        {isAside ? mediaCell : null}
        {children}
      </div>
      {announcement === undefined ? null : <ChangeAnnouncer>{announcement}</ChangeAnnouncer>}
    </div>
  )
}
