import type { Trip } from '@vehicle-partner/api'
import { serializeTrip, type TripSurroundings } from '@vehicle-partner/api/server'
import { canAccess, lagosDate, tripGroup } from '@vehicle-partner/domain'
import { and, asc, avg, count, eq, inArray, ne } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { routes, routeStops } from '../db/schema/routeTables.ts'
import { tripIssues } from '../db/schema/tripIssueTables.ts'
import { ratings, trips } from '../db/schema/tripTables.ts'
import { loadDocumentSummaries, documentSummary } from '../fleet/documentSummaries.ts'
import { loadTripMoney } from './tripMoney.ts'

export type TripRow = typeof trips.$inferSelect

const uniqueIds = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))]
const blockingStatuses: readonly string[] = ['expired', 'rejected', 'missing']

/** What a trip shows of its vehicle and its driver: a list asks for no more. */
const vehicleColumns = {
  id: vehicles.id,
  registration_number: vehicles.registration_number,
  name: vehicles.name,
  type: vehicles.type,
  seats: vehicles.seats,
  status: vehicles.status,
  ownership: vehicles.ownership,
}
const driverColumns = {
  id: drivers.id,
  fname: drivers.fname,
  lname: drivers.lname,
  phone: drivers.phone,
  avatar: drivers.avatar,
  status: drivers.status,
}

/** Lines by id, with their stops. */
async function loadRoutes(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const [found, stops] = await Promise.all([
    db
      .select()
      .from(routes)
      .where(inArray(routes.id, [...ids])),
    db
      .select()
      .from(routeStops)
      .where(inArray(routeStops.route_id, [...ids]))
      .orderBy(asc(routeStops.route_id), asc(routeStops.sequence)),
  ])
  const byRoute = Map.groupBy(stops, ({ route_id }) => route_id)
  return new Map(found.map((route) => [route.id, { ...route, stops: byRoute.get(route.id) ?? [] }]))
}

/** Who drives what, with the state of their papers. */
async function loadCrews(db: Db, rows: readonly TripRow[], today: string) {
  const upcoming = rows.filter(({ status }) => tripGroup(status) === 'upcoming')
  const vehicleIds = uniqueIds(rows.map(({ vehicle_id }) => vehicle_id))
  const driverIds = uniqueIds(rows.map(({ driver_id }) => driver_id))
  const [foundVehicles, foundDrivers] = await Promise.all([
    vehicleIds.length === 0
      ? []
      : db
          .select({ row: vehicleColumns, city: cities.code })
          .from(vehicles)
          .innerJoin(cities, eq(cities.id, vehicles.city_id))
          .where(inArray(vehicles.id, vehicleIds)),
    driverIds.length === 0
      ? []
      : db
          .select({ row: driverColumns, city: cities.code })
          .from(drivers)
          .innerJoin(cities, eq(cities.id, drivers.city_id))
          .where(inArray(drivers.id, driverIds)),
  ])
  // Papers of trips that are over change nothing.
  const waiting = { vehicles: uniqueIds(upcoming.map((row) => row.vehicle_id)), drivers: uniqueIds(upcoming.map((row) => row.driver_id)) }
  const [vehiclePapers, driverPapers] = await Promise.all([
    loadDocumentSummaries(
      db,
      'vehicle',
      foundVehicles.flatMap(({ row, city }) => (waiting.vehicles.includes(row.id) ? [{ id: row.id, city, ownership: row.ownership }] : [])),
      today,
    ),
    loadDocumentSummaries(
      db,
      'driver',
      foundDrivers.flatMap(({ row, city }) => (waiting.drivers.includes(row.id) ? [{ id: row.id, city }] : [])),
      today,
    ),
  ])
  const lacks = (id: string | null) =>
    id !== null && [vehiclePapers, driverPapers].some((papers) => blockingStatuses.includes(documentSummary(papers, id).status))
  return {
    vehicles: new Map(foundVehicles.map(({ row }) => [row.id, row])),
    drivers: new Map(foundDrivers.map(({ row }) => [row.id, row])),
    lacks,
  }
}

/** Trips of the caller's organisation with all that stands around them, in the order of the ids. */
export async function loadTripsWithSurroundings(
  context: Context,
  ids: readonly string[],
): Promise<{ row: TripRow; around: TripSurroundings & { polyline: string } }[]> {
  if (ids.length === 0) return []
  const { db, now, files } = context
  const { partner, roles } = requireMembership(context)
  const today = lagosDate(now)
  const found = await db
    .select()
    .from(trips)
    .where(and(eq(trips.partner_id, partner.id), inArray(trips.id, [...ids])))
  const [lines, crew, scores, issues, money] = await Promise.all([
    loadRoutes(db, uniqueIds(found.map(({ route_id }) => route_id))),
    loadCrews(db, found, today),
    db
      .select({ trip_id: ratings.trip_id, count: count(), rating: avg(ratings.score).mapWith(Number) })
      .from(ratings)
      .where(inArray(ratings.trip_id, [...ids]))
      .groupBy(ratings.trip_id),
    db
      .select({ trip_id: tripIssues.trip_id, count: count() })
      .from(tripIssues)
      .where(and(inArray(tripIssues.trip_id, [...ids]), ne(tripIssues.state, 'resolved')))
      .groupBy(tripIssues.trip_id),
    loadTripMoney(db, { partnerId: partner.id, roles, today }, ids),
  ])
  const phones = canAccess('trips', roles) || canAccess('drivers', roles)
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const line = row && lines.get(row.route_id)
    if (!row || !line) return []
    const vehicle = crew.vehicles.get(row.vehicle_id ?? '')
    const driver = crew.drivers.get(row.driver_id ?? '')
    const score = scores.find(({ trip_id }) => trip_id === id)
    return [
      {
        row,
        around: {
          route: line,
          polyline: line.polyline,
          vehicle: vehicle
            ? {
                id: vehicle.id,
                registration_number: vehicle.registration_number,
                name: vehicle.name,
                type: vehicle.type,
                seats: vehicle.seats,
              }
            : null,
          driver: driver
            ? {
                id: driver.id,
                fname: driver.fname,
                lname: driver.lname,
                phone: driver.phone,
                avatar: driver.avatar && files.link(driver.avatar, now),
              }
            : null,
          rating: score ? { count: score.count, rating: Math.round((score.rating ?? 0) * 10) / 10 } : null,
          ...(money ? { earnings: money.get(id) ?? null } : {}),
          facts: {
            papers: crew.lacks(row.vehicle_id) || crew.lacks(row.driver_id),
            notActive: (vehicle ? vehicle.status !== 'active' : false) || (driver ? driver.status !== 'active' : false),
            openIssues: issues.find(({ trip_id }) => trip_id === id)?.count ?? 0,
          },
          phones,
          now,
        },
      },
    ]
  })
}

/** Trips of the caller's organisation as lists show them, in the order of the ids. */
export const loadTrips = async (context: Context, ids: readonly string[]): Promise<Trip[]> =>
  (await loadTripsWithSurroundings(context, ids)).map(({ row, around }) => serializeTrip(row, around))
