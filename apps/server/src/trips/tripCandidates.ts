import { findDriverBlockers, type DriverForTrip, type VehicleForTrip } from '@vehicle-partner/api/server'
import { formatVehicleName, lagosDate, vehicleBlockers } from '@vehicle-partner/domain'
import { and, eq, gt, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { drivers, vehicleAssignments, vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { openTripStatuses, trips } from '../db/schema/tripTables.ts'
import { toDriverRecord } from '../drivers/driverRecord.ts'
import { loadDocumentSummaries, getDocumentSummary } from '../fleet/documentSummaries.ts'
import { isPartnerVerified } from '../fleet/partnerVerification.ts'
import type { TripRow } from './loadTrips.ts'

type Time = Pick<Context, 'now'>

/** The references of open trips at the time of another, by the vehicle or driver of `ids` that has them. */
async function loadOverlaps(db: Db, trip: TripRow, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ reference: trips.reference, vehicle_id: trips.vehicle_id, driver_id: trips.driver_id })
    .from(trips)
    .where(
      and(
        eq(trips.partner_id, trip.partner_id),
        or(inArray(trips.vehicle_id, [...ids]), inArray(trips.driver_id, [...ids])),
        inArray(trips.status, [...openTripStatuses]),
        ne(trips.id, trip.id),
        lt(trips.departure_at, trip.arrival_eta),
        gt(trips.arrival_eta, trip.departure_at),
      ),
    )
    .orderBy(trips.departure_at)
  const overlaps = new Map<string, string>()
  for (const { reference, vehicle_id, driver_id } of rows)
    for (const id of [vehicle_id, driver_id]) if (id !== null && !overlaps.has(id)) overlaps.set(id, reference)
  return overlaps
}

/** The current assignments of vehicles or drivers. */
const selectAssignments = (db: Db, where: SQL) =>
  db
    .select({
      vehicle: { id: vehicles.id, registration_number: vehicles.registration_number },
      driver: { id: drivers.id, fname: drivers.fname, lname: drivers.lname },
    })
    .from(vehicleAssignments)
    .innerJoin(vehicles, eq(vehicles.id, vehicleAssignments.vehicle_id))
    .innerJoin(drivers, eq(drivers.id, vehicleAssignments.driver_id))
    .where(and(where, isNull(vehicleAssignments.ended_at)))

/** The vehicles of the trip's organisation that match `where`, with what decides whether they may take the trip. */
export async function loadVehiclesForTrip(db: Db, { now }: Time, trip: TripRow, where: SQL): Promise<VehicleForTrip[]> {
  const rows = await db
    .select({ row: vehicles, city: cities.code })
    .from(vehicles)
    .innerJoin(cities, eq(cities.id, vehicles.city_id))
    .where(and(eq(vehicles.partner_id, trip.partner_id), where))
  if (rows.length === 0) return []
  const ids = rows.map(({ row }) => row.id)
  const owners = rows.map(({ row, city }) => ({ id: row.id, city, ownership: row.ownership }))
  const verified = await isPartnerVerified(db, trip.partner_id)
  const summaries = await loadDocumentSummaries(db, 'vehicle', owners, lagosDate(now), trip.partner_id)
  const overlaps = await loadOverlaps(db, trip, ids)
  const assignments = await selectAssignments(db, inArray(vehicleAssignments.vehicle_id, ids))
  return rows.map(({ row }) => {
    const documents = getDocumentSummary(summaries, row.id)
    const driver = assignments.find(({ vehicle }) => vehicle.id === row.id)?.driver
    return {
      id: row.id,
      registration_number: row.registration_number,
      name: formatVehicleName(row),
      type: row.type,
      seats: row.seats,
      driver: driver ? { id: driver.id, name: `${driver.fname} ${driver.lname}` } : null,
      blockers: vehicleBlockers({
        id: row.id,
        status: row.status,
        reason: row.status_reason_text,
        documents,
        verified,
        // The vehicle's usual driver does not matter: the trip names its own.
        driver: { id: '', name: '', dispatchable: true },
      }),
      documents_valid_to: documents.next_expiry,
      overlap: overlaps.get(row.id),
    }
  })
}

/** The drivers of the trip's organisation that match `where`, with what decides whether they may take the trip. */
export async function loadDriversForTrip(db: Db, { now }: Time, trip: TripRow, where: SQL): Promise<DriverForTrip[]> {
  const today = lagosDate(now)
  const rows = await db
    .select({ row: drivers, city: cities.code })
    .from(drivers)
    .innerJoin(cities, eq(cities.id, drivers.city_id))
    .where(and(eq(drivers.partner_id, trip.partner_id), where))
  if (rows.length === 0) return []
  const ids = rows.map(({ row }) => row.id)
  const owners = rows.map(({ row, city }) => ({ id: row.id, city }))
  const verified = await isPartnerVerified(db, trip.partner_id)
  const summaries = await loadDocumentSummaries(db, 'driver', owners, today, trip.partner_id)
  const overlaps = await loadOverlaps(db, trip, ids)
  const assignments = await selectAssignments(db, inArray(vehicleAssignments.driver_id, ids))
  return rows.map(({ row }) => ({
    id: row.id,
    name: `${row.fname} ${row.lname}`,
    licence_class: row.licence_class,
    vehicle: assignments.find(({ driver }) => driver.id === row.id)?.vehicle ?? null,
    blockers: findDriverBlockers(toDriverRecord(row), { documents: getDocumentSummary(summaries, row.id), verified, today }),
    overlap: overlaps.get(row.id),
  }))
}
