import { tripGroup, type DayRange } from '@vehicle-partner/domain'
import type { Summary } from '../partners/partners.contract.ts'
import type { TripDay } from '../trips/trips.contract.ts'
import { findRoute } from './mockRoutes.ts'
import { listTrips, type MockTrip } from './mockTrips.ts'
import type { DemoData, MockOrganization } from './demoData.ts'

const isWithin = ({ from, to }: DayRange, { service_date }: MockTrip) =>
  (from === undefined || service_date >= from) && (to === undefined || service_date <= to)

/** Counts the trips of an organisation by day, oldest first. */
export function readTripDays(demoData: DemoData, organization: MockOrganization): TripDay[] {
  const days = new Map<string, TripDay>()
  for (const { service_date: date, status } of listTrips(demoData, organization).trips) {
    const day = days.get(date) ?? { date, total: 0, completed: 0, cancelled: 0, missed: 0 }
    day.total += 1
    if (status === 'completed' || status === 'cancelled' || status === 'missed') day[status] += 1
    days.set(date, day)
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** Counts the trips of a date range by group. */
export function countTrips(demoData: DemoData, organization: MockOrganization, range: DayRange) {
  const found = listTrips(demoData, organization).trips.filter((trip) => isWithin(range, trip))
  const count = (is: (trip: MockTrip) => boolean) => found.filter(is).length
  return {
    total_upcoming_trips: count(({ status }) => tripGroup(status) === 'upcoming'),
    total_active_trips: count(({ status }) => tripGroup(status) === 'active'),
    total_completed_trips: count(({ status }) => status === 'completed'),
  }
}

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
