import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { ChangeAnnouncer } from '../private/ChangeAnnouncer.tsx'
import * as styles from './StatGroup.css.ts'

export interface StatGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** `StatCard`s, in reading order. */
  children: ReactNode
  /** Said politely when it changes, once for the whole board: "Figures for October". */
  announcement?: string
  /** Names the group of figures. */
  'aria-label': string
  ref?: Ref<HTMLDivElement>
}

/** One card of figures: four in a row where there is room, two elsewhere. */
export function StatGroup({ announcement, className, children, ...rest }: StatGroupProps) {
  return (
    <div role="group" {...rest} className={cx(styles.root, className)}>
      <div className={styles.cells}>{children}</div>
      {announcement === undefined ? null : <ChangeAnnouncer>{announcement}</ChangeAnnouncer>}
    </div>
  )
}
