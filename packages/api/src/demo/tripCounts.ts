import { sumTripCounts, tripCountKey, tripGroup, type Day, type DayRange, type TripCounts } from '@vehicle-partner/domain'
import type { Summary } from '../partners/partners.contract.ts'
import type { TripDay } from '../trips/trips.contract.ts'
import { findRoute } from './mockRoutes.ts'
import { listTrips } from './mockTrips.ts'
import type { DemoData, MockOrganization } from './demoData.ts'

const isWithin = ({ from, to }: DayRange, { date }: TripDay) => (from === undefined || date >= from) && (to === undefined || date <= to)

/** A day without trips. */
export const createEmptyDay = (date: Day): TripDay => ({ date, total: 0, ...sumTripCounts([]) })

/** Counts the trips of an organisation by service date, oldest first. */
export function countTripsByDay(demoData: DemoData, organization: MockOrganization, range: DayRange): TripDay[] {
  const days = new Map<string, TripDay>()
  for (const { service_date: date, status } of listTrips(demoData, organization).trips) {
    const day = days.get(date) ?? createEmptyDay(date)
    const key = tripCountKey(status)
    day.total += 1
    if (key) day[key] += 1
    days.set(date, day)
  }
  return [...days.values()].filter((day) => isWithin(range, day)).toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** Counts the trips of a date range. */
export const countTrips = (demoData: DemoData, organization: MockOrganization, range: DayRange): TripCounts =>
  sumTripCounts(countTripsByDay(demoData, organization, range))

/** The next departing trip. */
export function findNextTrip(demoData: DemoData, organization: MockOrganization): Summary['next_trip'] {
  const now = demoData.clock()
  const [next] = listTrips(demoData, organization)
    .trips.filter(({ status, departure_at }) => tripGroup(status) === 'upcoming' && departure_at > now)
    .toSorted((a, b) => a.departure_at.getTime() - b.departure_at.getTime())
  if (!next) return null
  const stops = findRoute(next.route_id).stops.map(({ name }) => name)
  const [origin = '', destination = ''] = next.direction === 'inbound' ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  return { departure_at: next.departure_at.toISOString(), origin, destination }
}
