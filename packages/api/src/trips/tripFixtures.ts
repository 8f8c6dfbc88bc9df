import { organizationKeys } from '../demo/expectedAccess.ts'
import type { TestServer, TestUser } from '../kernel/defineCase.conformance.ts'
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

/** Fetches trips that can be changed, latest first: their drivers have their documents in force. Each case uses another one. */
export async function fetchChangeableTrips(server: TestServer): Promise<Trip[]> {
  const trips = await fetchTrips(await server.as('trips'), { group: 'upcoming', status: ['assigned'], sort: '-departure_at' })
  const { api } = await server.as('owner')
  const { data } = await api.drivers.list({ params: okafor, query: { compliance: ['complete', 'expiring'], perPage: 100 } })
  const inForce = new Set(data.map(({ id }) => id))
  return trips.filter(({ assignment, needs, driver }) => assignment.can_change && needs.length === 0 && inForce.has(driver?.id ?? ''))
}

/** A late upcoming trip with vehicle and driver, for the trip manager. Only one case changes the one at `place`. */
export async function fetchLateTrip(server: TestServer, place: number) {
  const visitor = await server.as('trips')
  const trip = (await fetchChangeableTrips(server))[place]
  if (!trip?.vehicle || !trip.driver) throw new Error('No trip can be changed')
  return { ...visitor, trip, body: { vehicle_id: trip.vehicle.id, driver_id: trip.driver.id, version: trip.version } }
}
