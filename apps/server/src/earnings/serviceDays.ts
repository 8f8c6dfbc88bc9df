import { listBuckets } from '@vehicle-partner/api/server'
import { daysBetween, lagosDate, monthRange, type Day, type DayRange } from '@vehicle-partner/domain'
import type { vehicles } from '../db/schema/fleetTables.ts'

type ServiceDates = Pick<typeof vehicles.$inferSelect, 'created_at' | 'archived_at'>

/** The days on which a vehicle was in service within a range: since it was added, until it was removed or until today. */
function limitToService({ from, to }: DayRange, { created_at, archived_at }: ServiceDates, now: Date): { first: Day; last: Day } {
  const since = lagosDate(created_at)
  const until = lagosDate(archived_at ?? now)
  return { first: from === undefined || from < since ? since : from, last: to === undefined || to > until ? until : to }
}

/** The months of a range in which a vehicle was in service, by their first days. */
export function listServiceMonths(range: DayRange, vehicle: ServiceDates, now: Date): Day[] {
  const { first, last } = limitToService(range, vehicle, now)
  return listBuckets(first, last, 'month')
}

/** The days of a month within a range on which a vehicle was in service. Monthly costs are prorated by them. */
export function countServiceDays(month: Day, range: DayRange, vehicle: ServiceDates, now: Date) {
  const { from, to } = monthRange(month)
  const { first, last } = limitToService(range, vehicle, now)
  const days = daysBetween(first > from ? first : from, last < to ? last : to) + 1
  return { daysInService: Math.max(0, days), daysOfMonth: daysBetween(from, to) + 1 }
}
