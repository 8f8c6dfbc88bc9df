'use client'
import type { ReactNode, Ref, TableHTMLAttributes } from 'react'
import { cx } from '../private/cx.ts'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { media } from '../theme/media.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DepartureMark } from './DepartureMark.tsx'
import * as styles from './Timetable.css.ts'

/** An ISO weekday: Monday is 1. */
export type TimetableDay = 1 | 2 | 3 | 4 | 5 | 6 | 7
/** `open` is offered to anyone. */
export type TimetableMark = 'own' | 'open'

export interface TimetableRow {
  id: string
  /** The time of departure as text: "06:15". */
  time: string
  mark: TimetableMark
  /** The weekdays on which it runs. */
  days: readonly number[]
  /** Who runs it, or a button. Below the row on phones. */
  detail?: ReactNode
}

export interface TimetableLabels {
  time: string
  detail: string
  /** The marks in words. */
  marks: Readonly<Record<TimetableMark, string>>
  notRunning: string
  /** From Monday to Sunday. */
  days: readonly { short: string; long: string }[]
}

export interface TimetableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Name of the table: "Departures to CMS". */
  'aria-label': string
  /** In the order of the day. */
  rows: readonly TimetableRow[]
  /** Marks the column of this weekday. */
  today?: TimetableDay
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<TimetableLabels>
  ref?: Ref<HTMLTableElement>
}

const defaultLabels: TimetableLabels = {
  time: 'Leaves',
  detail: 'Vehicle',
  marks: { own: 'Yours', open: 'Open' },
  notRunning: 'Does not run',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((long) => ({ short: long.slice(0, 2), long })),
}

/** The departures of a route by weekday. `id`, `data-*`, `aria-*` and the ref go to the table. */
export function Timetable({ 'aria-label': label, rows, today, labels, className, style, ...rest }: TimetableProps) {
  const { time, detail: detailLabel, marks, notRunning, days } = { ...defaultLabels, ...labels }
  const isNarrow = useMediaQuery(media.phone)
  const hasDetail = rows.some(({ detail }) => detail !== undefined)
  return (
    <div className={cx(styles.container, className)} style={style}>
      <table {...rest} aria-label={label} className={styles.root}>
        <thead>
          <tr>
            <th scope="col" className={cx(styles.head, styles.start)}>
              {time}
            </th>
            {days.map(({ short, long }, index) => (
              <th
                key={long}
                scope="col"
                aria-current={index + 1 === today ? 'date' : undefined}
                className={cx(styles.head, styles.day, index + 1 === today && styles.today)}
              >
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
            {hasDetail && !isNarrow ? (
              <th scope="col" className={cx(styles.head, styles.start)}>
                {detailLabel}
              </th>
            ) : null}
          </tr>
        </thead>
        {rows.map(({ id, time: departure, mark, days: running, detail }) => (
          // A departure with its second row is one group.
          <tbody key={id} className={styles.group}>
            <tr>
              <th scope="row" className={cx(styles.cell, styles.time)}>
                {departure}
              </th>
              {days.map(({ long }, index) => {
                const runs = running.includes(index + 1)
                return (
                  <td key={long} className={cx(styles.cell, styles.day)}>
                    {runs ? <DepartureMark mark={mark} /> : <span aria-hidden="true">·</span>}
                    <VisuallyHidden>{runs ? marks[mark] : notRunning}</VisuallyHidden>
                  </td>
                )
              })}
              {hasDetail && !isNarrow ? <td className={cx(styles.cell, styles.start)}>{detail}</td> : null}
            </tr>
            {detail !== undefined && isNarrow ? (
              <tr>
                <td colSpan={days.length + 1} className={styles.narrowDetail}>
                  {detail}
                </td>
              </tr>
            ) : null}
          </tbody>
        ))}
      </table>
    </div>
  )
}
