'use client'
import { useId, type HTMLAttributes, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import type { Day } from '../private/calendarDays.ts'
import * as styles from './Calendar.css.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarHeader } from './CalendarHeader.tsx'
import { useCalendar } from './useCalendar.ts'
import { defaultCalendarLabels, type CalendarLabels } from './calendarLabels.ts'

export type { CalendarLabels } from './calendarLabels.ts'
export type WeekStart = 'monday' | 'saturday' | 'sunday'

export interface CalendarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onChange' | 'children'> {
  /** The selected day, `yyyy-mm-dd`, or `null`. */
  value?: Day | null
  /** The day that is selected at first. */
  defaultValue?: Day | null
  /** Called with the day that the user chooses. */
  onValueChange?: (day: Day) => void
  /** Called for each pressed day that is available, also if it is already selected. */
  onDayClick?: (day: Day) => void
  /** The current day, `yyyy-mm-dd`: marked, and shown first while no day is selected. */
  today: Day
  /** The first available day. */
  min?: Day | undefined
  /** The last available day. */
  max?: Day | undefined
  /** Unavailable days between `min` and `max`; they stay focusable, so that users learn why. */
  isDateUnavailable?: ((day: Day) => boolean) | undefined
  /** A day of the month that is shown while no day is selected. @default the month of `today` */
  defaultMonth?: Day | undefined
  /** Days with something on them, and what: `{ '2026-12-03': '2 documents expire' }`. Marked with a dot, and announced after the day. */
  marks?: Readonly<Record<Day, string>> | undefined
  /** Called with a day of the month that is now shown. */
  onMonthChange?: ((day: Day) => void) | undefined
  /** The first day of a week. @default 'monday' */
  weekStart?: WeekStart
  /** Moves focus to its active day on mount: for a calendar that the user has just opened. */
  autoFocus?: boolean
  /** The words that the component brings itself, such as for another language. @default English texts */
  labels?: Partial<CalendarLabels> | undefined
  ref?: Ref<HTMLDivElement>
}

const weekStartIndex: Record<WeekStart, number> = { monday: 0, saturday: 5, sunday: 6 }

/** A month of days to select one from. Days are `yyyy-mm-dd` text, so that no time zone can shift them. */
export function Calendar({
  value,
  defaultValue = null,
  onValueChange,
  onDayClick,
  today,
  min,
  max,
  isDateUnavailable,
  defaultMonth,
  marks,
  onMonthChange,
  weekStart = 'monday',
  autoFocus = false,
  labels,
  className,
  ...rest
}: CalendarProps) {
  const mergedLabels = { ...defaultCalendarLabels, ...labels }
  const headingId = useId()
  const calendar = useCalendar({
    value,
    defaultValue,
    onValueChange,
    onPick: onDayClick,
    today,
    min,
    max,
    isDateUnavailable,
    defaultMonth,
    onMonthChange,
    autoFocus,
  })
  return (
    <div role="group" aria-labelledby={headingId} {...rest} className={cx(styles.root, className)}>
      <CalendarHeader headingId={headingId} calendar={calendar} labels={mergedLabels} />
      <CalendarGrid
        headingId={headingId}
        calendar={calendar}
        labels={mergedLabels}
        today={today}
        weekStart={weekStartIndex[weekStart]}
        marks={marks}
      />
    </div>
  )
}
