import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './RouteProgress.css.ts'

export interface RouteProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The same in words: "Ajah to CMS, 60 % of the way". */
  label: string
  /** How much of the way is done, from 0 to 1. */
  value: number
  ref?: Ref<HTMLDivElement>
}

const clamp = (value: number) => Math.min(Math.max(value, 0), 1)

/** Where a vehicle is between the start and the end of its route: a line that is solid behind the vehicle and dashed ahead of it. */
export function RouteProgress({ label, value, className, ...rest }: RouteProgressProps) {
  const position = `${(clamp(value) * 100).toFixed(1)}%`
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <svg role="img" aria-label={label} className={styles.drawing}>
        <line x1={position} x2="100%" y1="8" y2="8" className={styles.ahead} />
        <line x1="0" x2={position} y1="8" y2="8" className={styles.done} />
        <circle cx="-7" cy="8" r="5" className={styles.start} />
        <svg x="100%" className={styles.anchor}>
          <circle cx="7" cy="8" r="4" className={styles.end} />
        </svg>
        <svg x={position} className={styles.anchor}>
          <rect x="-11" y="2" width="22" height="12" rx="3" className={styles.vehicle} />
        </svg>
      </svg>
    </div>
  )
}
