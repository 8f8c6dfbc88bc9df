import { vehicleBriefColumns } from '../fleet/vehicleBriefColumns.ts'
import type { Trip } from '@vehicle-partner/api'
import { serializeTrip, toVehicleBrief, type TripRelations } from '@vehicle-partner/api/server'
import { allowsTrips, canAccess, documentValidity, lagosDate, tripGroup } from '@vehicle-partner/domain'
import { and, avg, count, eq, inArray, ne } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { orderByIds } from '../db/orderByIds.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { tripIssues } from '../db/schema/tripIssueTables.ts'
import { ratings, trips } from '../db/schema/tripTables.ts'
import { loadDocumentSummaries, getDocumentSummary } from '../fleet/documentSummaries.ts'
import { loadRoutesWithStops } from './loadRoutesWithStops.ts'
import { loadTripMoney } from './tripEarnings.ts'

export type TripRow = typeof trips.$inferSelect

const uniqueIds = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))]

// Lists read only the columns that a trip shows of its vehicle and driver.
const vehicleColumns = {
  ...vehicleBriefColumns,
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
  licence_expiry_date: drivers.licence_expiry_date,
}

/** The vehicles and drivers of trips, and whether their documents block a trip. */
async function loadCrews(db: Db, rows: readonly TripRow[], today: string) {
  const upcoming = rows.filter(({ status }) => tripGroup(status) === 'upcoming')
  const vehicleIds = uniqueIds(rows.map(({ vehicle_id }) => vehicle_id))
  const driverIds = uniqueIds(rows.map(({ driver_id }) => driver_id))
  const [vehicleRows, driverRows] = await Promise.all([
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
  // Documents matter for upcoming trips only.
  const upcomingVehicleIds = uniqueIds(upcoming.map(({ vehicle_id }) => vehicle_id))
  const upcomingDriverIds = uniqueIds(upcoming.map(({ driver_id }) => driver_id))
  const [vehicleSummaries, driverSummaries] = await Promise.all([
    loadDocumentSummaries(
      db,
      'vehicle',
      vehicleRows.flatMap(({ row, city }) => (upcomingVehicleIds.includes(row.id) ? [{ id: row.id, city, ownership: row.ownership }] : [])),
      today,
    ),
    loadDocumentSummaries(
      db,
      'driver',
      driverRows.flatMap(({ row, city }) => (upcomingDriverIds.includes(row.id) ? [{ id: row.id, city }] : [])),
      today,
    ),
  ])
  const lacksDocuments = (id: string | null) =>
    id !== null && [vehicleSummaries, driverSummaries].some((summaries) => !allowsTrips(getDocumentSummary(summaries, id).status))
  const expiredLicences = new Set(
    driverRows.flatMap(({ row }) => (documentValidity(row.licence_expiry_date ?? undefined, today) === 'expired' ? [row.id] : [])),
  )
  return {
    vehicles: new Map(vehicleRows.map(({ row }) => [row.id, row])),
    drivers: new Map(driverRows.map(({ row }) => [row.id, row])),
    lacksDocuments: (vehicleId: string | null, driverId: string | null) =>
      lacksDocuments(vehicleId) || lacksDocuments(driverId) || expiredLicences.has(driverId ?? ''),
  }
}

/** The caller's trips with everything that their responses show, in the order of the ids. */
export async function loadTripsWithRelations(
  context: Context,
  ids: readonly string[],
): Promise<{ row: TripRow; surroundings: TripRelations & { polyline: string } }[]> {
  if (ids.length === 0) return []
  const { db, now, files } = context
  const { partner, roles } = requireMembership(context)
  const today = lagosDate(now)
  const rows = await db
    .select()
    .from(trips)
    .where(and(eq(trips.partner_id, partner.id), inArray(trips.id, [...ids])))
  const [routes, crews, scores, issues, money] = await Promise.all([
    loadRoutesWithStops(db, rows),
    loadCrews(db, rows, today),
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
  const seesPhones = canAccess('trips', roles) || canAccess('drivers', roles)
  return orderByIds(ids, rows, ({ id }) => id).flatMap((row) => {
    const { id } = row
    const route = routes.get(row.route_id)
    if (!route) return []
    const vehicle = crews.vehicles.get(row.vehicle_id ?? '')
    const driver = crews.drivers.get(row.driver_id ?? '')
    const score = scores.find(({ trip_id }) => trip_id === id)
    return [
      {
        row,
        surroundings: {
          route,
          polyline: route.polyline,
          vehicle: vehicle
            ? {
                ...toVehicleBrief(vehicle),
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
            documents: crews.lacksDocuments(row.vehicle_id, row.driver_id),
            notActive: (vehicle ? vehicle.status !== 'active' : false) || (driver ? driver.status !== 'active' : false),
            openIssues: issues.find(({ trip_id }) => trip_id === id)?.count ?? 0,
          },
          phones: seesPhones,
          now,
        },
      },
    ]
  })
}

/** The caller's trips for lists, in the order of the ids. */
export const loadTrips = async (context: Context, ids: readonly string[]): Promise<Trip[]> =>
  (await loadTripsWithRelations(context, ids)).map(({ row, surroundings }) => serializeTrip(row, surroundings))
