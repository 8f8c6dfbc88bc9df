import type { Trip } from '@vehicle-partner/api'
import { addDays, formatWeekdayDate, type Day } from '@vehicle-partner/domain'

/** The trips of a day that a list has, on whichever page. */
export interface DayCount {
  date: Day
  trips: number
}

/**
 * The day of a trip, as the heading of its rows: 'Today, Mon 23 Nov', with '3 trips' where that is known. The year is left out while it is
 * the present one.
 */
export function groupByDay(
  { service_date }: Pick<Trip, 'service_date'>,
  today: Day,
  counts: readonly DayCount[] = [],
): { id: string; label: string; note?: string } {
  const full = formatWeekdayDate(service_date)
  const date = service_date.slice(0, 4) === today.slice(0, 4) ? full.slice(0, -5) : full
  const near = new Map<string, string>([
    [addDays(today, -1), 'Yesterday'],
    [today, 'Today'],
    [addDays(today, 1), 'Tomorrow'],
  ]).get(service_date)
  const trips = counts.find((each) => each.date === service_date)?.trips
  return {
    id: service_date,
    label: near === undefined ? date : `${near}, ${date}`,
    ...(trips === undefined ? {} : { note: trips === 1 ? '1 trip' : `${trips} trips` }),
  }
}
