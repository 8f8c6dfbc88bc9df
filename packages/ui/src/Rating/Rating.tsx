import { cx } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import { ratingOf } from './ratingOf.ts'
import * as styles from './Rating.css.ts'

export interface RatingLabels {
  /** After the figure: "out of 10". */
  outOf: (max: string) => string
  /** After it: "1,284 ratings". */
  count: (count: string, isOne: boolean) => string
  none: string
}

export interface RatingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The average; `null` when nobody has rated yet. What lies outside the scale is shown at its end. */
  value: number | null | undefined
  /** How many have rated. */
  count?: number
  /** @default 10 */
  max?: number
  /** How many decimals are shown. @default 1 */
  precision?: number
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

// More cannot be counted at a glance; a scale of hundred is words alone.
const mostTicks = 10

/** How people rate something, in words: "8.7 out of 10, 1,284 ratings". */
export function Rating({ value, count, max = 10, precision = 1, ticks = false, labels, className, ...rest }: RatingProps) {
  const words = { ...english, ...labels }
  const rating = ratingOf(value, max, precision)
  if (rating === undefined || count === 0)
    return (
      <span {...rest} className={cx(styles.root, className)}>
        {words.none}
      </span>
    )
  const counted = count === undefined ? '' : `, ${words.count(grouped.format(count), count === 1)}`
  return (
    <span {...rest} className={cx(styles.root, className)}>
      {ticks && max <= mostTicks ? (
        <span aria-hidden="true" className={styles.ticks}>
          {Array.from({ length: Math.ceil(max) }, (_, index) => (
            <span key={index} className={cx(styles.tick, index < rating.ticks && styles.on)} />
          ))}
        </span>
      ) : null}
      <span>
        <span className={styles.value}>{rating.text}</span> {words.outOf(grouped.format(max))}
        {counted}
      </span>
    </span>
  )
}
