'use client'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { cx } from '../private/cx.ts'
import { getMonth, listMonthWeeks, type Day } from '../private/calendarDays.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Calendar.css.ts'
import { getDayForKey } from './getDayForKey.ts'
import { formatLongDay } from './formatLongDay.ts'
import type { CalendarController } from './useCalendar.ts'
import type { CalendarLabels } from './calendarLabels.ts'

interface CalendarGridProps {
  headingId: string
  calendar: CalendarController
  labels: CalendarLabels
  today: Day
  weekStart: number
  marks: Readonly<Record<Day, string>> | undefined
}

/** The days of a month by week: one tab stop, with arrow keys inside. */
export function CalendarGrid({ headingId, calendar, labels, today, weekStart, marks }: CalendarGridProps) {
  const { active, target, selected } = calendar
  const grid = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    if (target.focus) grid.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [target])

  const columns = labels.weekdays.map((_name, index) => (index + weekStart) % 7)

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const day = getDayForKey(active, { key: event.key, shiftKey: event.shiftKey, rtl, weekStart })
    if (day === undefined) return
    // Prevents scrolling of the page or the surrounding dialog.
    event.preventDefault()
    event.stopPropagation()
    calendar.showDay(day, true)
  }

  const describeDay = (day: Day) =>
    [
      day === today ? labels.today : '',
      formatLongDay(day, labels),
      marks?.[day],
      day === selected ? labels.selected : '',
      calendar.isUnavailable(day) ? labels.unavailable : '',
    ]
      .filter(Boolean)
      .join(', ')

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is a table of controls
    <table ref={grid} role="grid" aria-labelledby={headingId} className={styles.grid} onKeyDown={handleKeyDown}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.weekday}>
              <span aria-hidden="true">{labels.weekdaysShort[column]}</span>
              <VisuallyHidden>{labels.weekdays[column]}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listMonthWeeks(active, weekStart).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} aria-selected={day === selected} className={styles.cell}>
                <button
                  type="button"
                  data-day={day}
                  tabIndex={day === active ? 0 : -1}
                  aria-label={describeDay(day)}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={calendar.isUnavailable(day) || undefined}
                  onClick={() => calendar.selectDay(day)}
                  className={cx(
                    styles.day,
                    getMonth(day) !== getMonth(active) && styles.outside,
                    calendar.isInRange(day) ? calendar.isUnavailable(day) && styles.unavailable : styles.beyond,
                    day === today && styles.today,
                    day === selected && styles.selected,
                    marks?.[day] !== undefined && styles.marked,
                  )}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
