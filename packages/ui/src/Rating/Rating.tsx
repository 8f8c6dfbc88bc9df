import { cx } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import * as styles from './Rating.css.ts'

export interface RatingLabels {
  /** After the figure: "out of 10". */
  outOf: (max: string) => string
  /** After it: "1,284 ratings". */
  count: (count: string, isOne: boolean) => string
  none: string
}

export interface RatingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The average, one decimal is shown; `null` when nobody has rated yet. */
  value: number | null | undefined
  /** How many have rated. */
  count?: number
  /** @default 10 */
  max?: number
  /** Draws one tick for each point before the words. */
  ticks?: boolean
  labels?: Partial<RatingLabels>
  ref?: Ref<HTMLSpanElement>
}

const grouped = new Intl.NumberFormat('en-NG')
const english: RatingLabels = {
  outOf: (max) => `out of ${max}`,
  count: (count, isOne) => `${count} ${isOne ? 'rating' : 'ratings'}`,
  none: 'No ratings yet',
}

/** How people rate something, in words: "8.7 out of 10, 1,284 ratings". */
export function Rating({ value, count, max = 10, ticks = false, labels, className, ...rest }: RatingProps) {
  const words = { ...english, ...labels }
  if (value === null || value === undefined || Number.isNaN(value) || count === 0)
    return (
      <span {...rest} className={cx(styles.root, className)}>
        {words.none}
      </span>
    )
  const clamped = Math.min(Math.max(value, 0), max)
  const counted = count === undefined ? '' : `, ${words.count(grouped.format(count), count === 1)}`
  return (
    <span {...rest} className={cx(styles.root, className)}>
      {ticks ? (
        <span aria-hidden="true" className={styles.ticks}>
          {Array.from({ length: max }, (_, index) => (
            <span key={index} className={cx(styles.tick, index < Math.round(clamped) && styles.on)} />
          ))}
        </span>
      ) : null}
      <span>
        <span className={styles.value}>{clamped.toFixed(1)}</span> {words.outOf(grouped.format(max))}
        {counted}
      </span>
    </span>
  )
}
