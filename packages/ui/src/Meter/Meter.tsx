import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './Meter.css.ts'

export interface MeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is measured, as the accessible name: "Share of net". */
  label: string
  /** From 0 to `max`; a value beyond counts as the nearest of them. */
  value: number
  /** The value of a full bar. @default 100 */
  max?: number
  /** The value as text, beside the bar: "14.5 %". */
  valueText: string
  ref?: Ref<HTMLDivElement>
}

/** A value within a known range, as a bar and as text; to compare the rows of a table. WAI-ARIA role `meter`. */
export function Meter({ label, value, max = 100, valueText, className, ...rest }: MeterProps) {
  const shown = Math.min(Math.max(value, 0), max)
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemax={max}
      aria-valuetext={valueText}
      {...rest}
      className={cx(styles.root, className)}
    >
      <svg aria-hidden="true" className={styles.track}>
        <rect width={`${max > 0 ? (shown / max) * 100 : 0}%`} height="100%" rx={3} className={styles.bar} />
      </svg>
      <span className={styles.value}>{valueText}</span>
    </div>
  )
}
