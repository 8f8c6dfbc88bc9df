import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { formatNumber } from '../private/numberFormat.ts'
import { formatRating } from './formatRating.ts'
import * as styles from './Rating.css.ts'

export interface RatingLabels {
  /** After the value: "out of 10". */
  outOf: (max: string) => string
  /** After the scale: "1,284 ratings". */
  count: (count: string, isOne: boolean) => string
  none: string
}

export interface RatingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The average; `null` without ratings. Clamped to the scale. */
  value: number | null | undefined
  /** The number of ratings. */
  count?: number
  /** The best rating. @default 10 */
  max?: number
  /** The number of decimals. @default 1 */
  precision?: number
  /** Draws one tick for each point before the text. */
  ticks?: boolean
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<RatingLabels>
  ref?: Ref<HTMLSpanElement>
}

const defaultLabels: RatingLabels = {
  outOf: (max) => `out of ${max}`,
  count: (count, isOne) => `${count} ${isOne ? 'rating' : 'ratings'}`,
  none: 'No ratings yet',
}

// More ticks are not countable at a glance.
const maxTicks = 10

/** An average rating: "8.7 out of 10, 1,284 ratings". */
export function Rating({ value, count, max = 10, precision = 1, ticks = false, labels, className, ...rest }: RatingProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const rating = formatRating(value, max, precision)
  if (rating === undefined || count === 0)
    return (
      <span {...rest} className={cx(styles.root, className)}>
        {mergedLabels.none}
      </span>
    )
  const counted = count === undefined ? '' : `, ${mergedLabels.count(formatNumber(count), count === 1)}`
  return (
    <span {...rest} className={cx(styles.root, className)}>
      {ticks && max <= maxTicks ? (
        <span aria-hidden="true" className={styles.ticks}>
          {Array.from({ length: Math.ceil(max) }, (_, index) => (
            <span key={index} className={cx(styles.tick, index < rating.ticks && styles.on)} />
          ))}
        </span>
      ) : null}
      <span>
        <span className={styles.value}>{rating.text}</span> {mergedLabels.outOf(formatNumber(max))}
        {counted}
      </span>
    </span>
  )
}
