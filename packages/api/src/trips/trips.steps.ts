import { organizationKeys } from '../demo/expectedAccess.ts'
import type { TestUser } from '../kernel/defineCase.conformance.ts'
import type { Trip } from './trip.ts'

/** Okafor Mobility, of which cases read and change trips. */
export const okafor = { id: organizationKeys('okafor').id }

/** Trips of Okafor Mobility. */
export const fetchTrips = async ({ api }: TestUser, query: object = {}): Promise<Trip[]> =>
  (await api.trips.list({ params: okafor, query: { perPage: 100, ...query } })).data

/** The id of a trip that is under way. */
export async function fetchActiveTripId(visitor: TestUser): Promise<string> {
  const [trip] = await fetchTrips(visitor, { group: 'active' })
  return trip?.id ?? ''
}

/** Trips that are far enough ahead to be changed, the latest first; no two cases need the same. */
export async function fetchChangeableTrips(visitor: TestUser): Promise<Trip[]> {
  const trips = await fetchTrips(visitor, { group: 'upcoming', status: ['assigned'], sort: '-departure_at' })
  return trips.filter(({ assignment, needs }) => assignment.can_change && needs.length === 0)
}
