import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './SeatPlan.css.ts'

export interface SeatPlanLabels {
  booked: string
  free: string
  /** The plan in words, for screen readers. */
  plan: (plan: { booked: number; total: number; free: readonly string[] }) => string
}

export interface SeatPlanProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The names of the seats by row, the front row first. */
  rows: readonly (readonly string[])[]
  /** The names of the booked seats. */
  booked: readonly string[]
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<SeatPlanLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: SeatPlanLabels = {
  booked: 'Booked',
  free: 'Free',
  plan: ({ booked, total, free }) =>
    `${booked} of ${total} seats booked${free.length > 0 && booked > 0 ? `. Free: ${free.join(', ')}` : ''}`,
}

/** The seats of a vehicle seen from above, booked and free. Its front is at the end of the line, on phones at the top. */
export function SeatPlan({ rows, booked, labels, className, ...rest }: SeatPlanProps) {
  const words = { ...defaultLabels, ...labels }
  const seats = rows.flat()
  const free = seats.filter((seat) => !booked.includes(seat))
  const counts = { booked: seats.length - free.length, total: seats.length, free }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div role="img" aria-label={words.plan(counts)} className={styles.road}>
        <div className={styles.vehicle}>
          <span className={styles.front} />
          {rows.map((row, index) => (
            // A row has no other name than its place.
            <span key={index} className={styles.row}>
              {row.map((seat) => (
                <span key={seat} data-booked={booked.includes(seat) || undefined} className={styles.seat}>
                  {seat}
                </span>
              ))}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.legend}>
        <span className={styles.legendItem}>
          <span data-booked="" className={styles.mark} />
          {words.booked}, {counts.booked}
        </span>
        <span className={styles.legendItem}>
          <span className={styles.mark} />
          {words.free}, {free.length}
        </span>
      </div>
    </div>
  )
}
