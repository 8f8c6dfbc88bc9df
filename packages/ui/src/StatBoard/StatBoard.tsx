import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './StatBoard.css.ts'

export interface StatBoardProps extends HTMLAttributes<HTMLDivElement> {
  /** `StatCard`s, in reading order. */
  children: ReactNode
  /** Names the group of figures. */
  'aria-label': string
  ref?: Ref<HTMLDivElement>
}

/** One card of figures: four in a row where there is room, two elsewhere. */
export function StatBoard({ className, children, ...rest }: StatBoardProps) {
  return (
    <div role="group" {...rest} className={cx(styles.root, className)}>
      <div className={styles.cells}>{children}</div>
    </div>
  )
}
