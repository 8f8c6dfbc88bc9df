import { parseDay, getWeekday, type Day } from '../private/calendarDays.ts'
import type { CalendarLabels } from './calendarLabels.ts'

/** Formats a day in full: Thursday 3 December 2026. */
export function formatLongDay(day: Day, { months, weekdays }: Pick<CalendarLabels, 'months' | 'weekdays'>): string {
  const parts = parseDay(day)
  return parts ? `${weekdays[getWeekday(day)] ?? ''} ${parts.day} ${months[parts.month - 1] ?? ''} ${parts.year}` : ''
}
