import { organizationKeys } from '../demo/expectedAccess.ts'
import type { TestUser } from '../kernel/defineCase.conformance.ts'
import type { Trip } from './trip.ts'

/** The organisation of the trip cases. */
export const okafor = { id: organizationKeys('okafor').id }

/** Fetches trips of Okafor Mobility. */
export const fetchTrips = async ({ api }: TestUser, query: object = {}): Promise<Trip[]> =>
  (await api.trips.list({ params: okafor, query: { perPage: 100, ...query } })).data

/** Fetches the id of a trip in progress. */
export async function fetchActiveTripId(visitor: TestUser): Promise<string> {
  const [trip] = await fetchTrips(visitor, { group: 'active' })
  return trip?.id ?? ''
}

/** Fetches trips that can be changed, latest first. Each case uses another one. */
export async function fetchChangeableTrips(visitor: TestUser): Promise<Trip[]> {
  const trips = await fetchTrips(visitor, { group: 'upcoming', status: ['assigned'], sort: '-departure_at' })
  return trips.filter(({ assignment, needs }) => assignment.can_change && needs.length === 0)
}
