import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { ChangeAnnouncer } from '../private/ChangeAnnouncer.tsx'
import * as styles from './StatGroup.css.ts'

export interface StatGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** `StatCard`s, in reading order. */
  children: ReactNode
  /** `compact`: four short counts in one row, also on phones; each shows its value above its label. @default 'normal' */
  density?: 'normal' | 'compact'
  /** Above the figures, up to the edges: a map. */
  media?: ReactNode
  /** Announced when it changes, once for the whole group: "Totals for October". */
  announcement?: string
  /** Name of the group. */
  'aria-label': string
  ref?: Ref<HTMLDivElement>
}

/** A card of `StatCard`s: four per row where there is space, two otherwise. */
export function StatGroup({ density = 'normal', media, announcement, className, children, ...rest }: StatGroupProps) {
  return (
    <div role="group" {...rest} className={cx(styles.root, className)}>
      {media === undefined ? null : <div className={styles.media}>{media}</div>}
      <div className={styles.cells} data-stats={density === 'compact' ? 'compact' : undefined}>
        {children}
      </div>
      {announcement === undefined ? null : <ChangeAnnouncer>{announcement}</ChangeAnnouncer>}
    </div>
  )
}
