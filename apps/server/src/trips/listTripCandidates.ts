import type { DriverCandidate, VehicleCandidate } from '@vehicle-partner/api'
import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { RequestError, serializeDriverCandidates, serializeVehicleCandidates } from '@vehicle-partner/api/server'
import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { containsText } from '../fleet/containsText.ts'
import type { TripRow } from './loadTrips.ts'
import { loadDriversForTrip, loadVehiclesForTrip } from './tripCandidates.ts'

type Query = Parsed<(typeof contract)['trips']['driverCandidates']>['query']

async function findTrip(context: Context, id: string): Promise<TripRow> {
  const { partner } = requireMembership(context)
  const [trip] = await context.db
    .select()
    .from(trips)
    .where(and(eq(trips.id, id), eq(trips.partner_id, partner.id)))
  if (!trip) throw new RequestError('NotFound')
  return trip
}

const listed = (table: typeof vehicles | typeof drivers, { search, id }: Pick<Query, 'search' | 'id'>): SQL =>
  and(
    ne(table.status, 'archived'),
    id === undefined ? undefined : eq(table.id, id),
    search ? containsText(sql`${table.search_text}`, search) : undefined,
  ) ?? sql`true`

/** Lists vehicles for a trip, those that may take it first. */
export async function listVehicleCandidates(
  context: Context,
  id: string,
  query: Pick<Query, 'search' | 'id'>,
): Promise<VehicleCandidate[]> {
  const trip = await findTrip(context, id)
  return serializeVehicleCandidates(await loadVehiclesForTrip(context.db, context, trip, listed(vehicles, query)), trip)
}

/** Lists drivers for a trip with a vehicle, those who may take it first. */
export async function listDriverCandidates(context: Context, id: string, query: Query): Promise<DriverCandidate[]> {
  const trip = await findTrip(context, id)
  const [vehicle] =
    query.vehicle_id === undefined
      ? []
      : await context.db
          .select({ id: vehicles.id, type: vehicles.type })
          .from(vehicles)
          .where(and(eq(vehicles.id, query.vehicle_id), eq(vehicles.partner_id, trip.partner_id)))
  return serializeDriverCandidates(await loadDriversForTrip(context.db, context, trip, listed(drivers, query)), vehicle)
}
