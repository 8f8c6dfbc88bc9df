'use client'
import { cx } from 'class-variance-authority'
import { useId, type HTMLAttributes, type Ref } from 'react'
import type { Day } from '../private/calendarDays.ts'
import * as styles from './Calendar.css.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarHeader } from './CalendarHeader.tsx'
import { useCalendar } from './useCalendar.ts'
import { defaultCalendarLabels, type CalendarLabels } from './calendarLabels.ts'

export type { CalendarLabels } from './calendarLabels.ts'
export type WeekStart = 'monday' | 'saturday' | 'sunday'

export interface CalendarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onChange' | 'children'> {
  /** The chosen day, `yyyy-mm-dd`; `null` is none. */
  value?: Day | null
  defaultValue?: Day | null
  onValueChange?: (day: Day) => void
  /** After each pick, also of the day that was chosen before. */
  onDayClick?: (day: Day) => void
  /** The day it is, `yyyy-mm-dd`: marked, and opened at while nothing is chosen. */
  today: Day
  /** The first day that can be chosen. */
  min?: Day | undefined
  /** The last day that can be chosen. */
  max?: Day | undefined
  /** Days between `min` and `max` that cannot be chosen; they can be reached, so that people hear why. */
  isDateUnavailable?: ((day: Day) => boolean) | undefined
  /** A day of the month that is shown while nothing is chosen. @default the month of `today` */
  defaultMonth?: Day | undefined
  /** @default 'monday' */
  weekStart?: WeekStart
  /** Takes the focus to its day when it appears; for a calendar that somebody has just opened. */
  autoFocus?: boolean
  /** Every word of it, in English by default. */
  labels?: Partial<CalendarLabels> | undefined
  ref?: Ref<HTMLDivElement>
}

const weekStartIndex: Record<WeekStart, number> = { monday: 0, saturday: 5, sunday: 6 }

/** A month of days to choose one from, by keys, pointer or finger. It holds days as text; no time zone takes part. */
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
  weekStart = 'monday',
  autoFocus = false,
  labels,
  className,
  ...rest
}: CalendarProps) {
  const words = { ...defaultCalendarLabels, ...labels }
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
    autoFocus,
  })
  return (
    <div role="group" aria-labelledby={headingId} {...rest} className={cx(styles.root, className)}>
      <CalendarHeader headingId={headingId} calendar={calendar} words={words} />
      <CalendarGrid headingId={headingId} calendar={calendar} words={words} today={today} weekStart={weekStartIndex[weekStart]} />
    </div>
  )
}
