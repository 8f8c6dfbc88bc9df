import { vehicleBriefColumns } from '../fleet/vehicleBriefColumns.ts'
import type { Driver, DriverDetails } from '@vehicle-partner/api'
import { serializeDriverDetails, serializeDriver, RequestError } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { orderByIds } from '../db/orderByIds.ts'
import { drivers, vehicleAssignments, vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { loadDocumentSummaries, getDocumentSummary } from '../fleet/documentSummaries.ts'
import { countOpenTrips } from '../fleet/openTripCounts.ts'
import { isPartnerVerified } from '../fleet/partnerVerification.ts'
import { toDriverRecord } from './driverRecord.ts'
import { loadDriverStats } from './driverStats.ts'

/** The caller's drivers with everything that their responses show, in the order of the ids. */
async function loadSurroundings(context: Context, ids: readonly string[]) {
  const { db, now, files } = context
  const { partner } = requireMembership(context)
  if (ids.length === 0) return []
  const rows = await db
    .select({
      row: drivers,
      city: { id: cities.id, name: cities.name, code: cities.code },
      vehicle: vehicleBriefColumns,
    })
    .from(drivers)
    .innerJoin(cities, eq(cities.id, drivers.city_id))
    .leftJoin(vehicleAssignments, and(eq(vehicleAssignments.driver_id, drivers.id), isNull(vehicleAssignments.ended_at)))
    .leftJoin(vehicles, eq(vehicles.id, vehicleAssignments.vehicle_id))
    .where(and(eq(drivers.partner_id, partner.id), inArray(drivers.id, [...ids])))
  const today = lagosDate(now)
  const owners = rows.map(({ row, city }) => ({ id: row.id, city: city.code }))
  const [summaries, verified, statsOf] = await Promise.all([
    loadDocumentSummaries(db, 'driver', owners, today),
    isPartnerVerified(db, partner.id),
    loadDriverStats(db, ids, now),
  ])
  return orderByIds(ids, rows, ({ row }) => row.id).map(({ row, city, vehicle }) => ({
    record: toDriverRecord(row),
    surroundings: {
      city,
      vehicle,
      documents: getDocumentSummary(summaries, row.id),
      verified,
      ...statsOf(row.id),
      today,
      link: (location: string) => files.link(location, now),
    },
  }))
}

/** Drivers for lists, in the order of the ids. */
export async function loadDrivers(context: Context, ids: readonly string[]): Promise<Driver[]> {
  return (await loadSurroundings(context, ids)).map(({ record, surroundings }) => serializeDriver(record, surroundings))
}

/** The details of a driver. Throws RequestError `NotFound`. */
export async function loadDriver(context: Context, id: string): Promise<DriverDetails> {
  const [driver] = await loadSurroundings(context, [id])
  if (!driver) throw new RequestError('NotFound')
  const openTrips = await countOpenTrips(context.db, { driver: id }, context.now)
  return serializeDriverDetails(driver.record, { ...driver.surroundings, ...openTrips })
}
