import type { Vehicle, VehicleDetails } from '@vehicle-partner/api'
import { RequestError, serializeVehicle, serializeVehicleDetails } from '@vehicle-partner/api/server'
import { canAccess, canSeeMoney, lagosDate } from '@vehicle-partner/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { orderByIds } from '../db/orderByIds.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { loadAssignedDrivers } from '../fleet/assignedDrivers.ts'
import { getDocumentSummary, loadDocumentSummaries } from '../fleet/documentSummaries.ts'
import { countOpenTrips } from '../fleet/openTripCounts.ts'
import { isPartnerVerified } from '../fleet/partnerVerification.ts'
import { toVehicleRecord } from './vehicleRecord.ts'
import { loadVehicleStats } from './vehicleStats.ts'

/** The caller's vehicles with everything that their responses show, in the order of the ids. */
async function loadSurroundings(context: Context, ids: readonly string[]) {
  const { db, now, files } = context
  const { partner, roles } = requireMembership(context)
  if (ids.length === 0) return []
  const rows = await db
    .select({ row: vehicles, city: { id: cities.id, name: cities.name, code: cities.code } })
    .from(vehicles)
    .innerJoin(cities, eq(cities.id, vehicles.city_id))
    .where(and(eq(vehicles.partner_id, partner.id), inArray(vehicles.id, [...ids])))
  const isVerified = await isPartnerVerified(db, partner.id)
  const owners = rows.map(({ row, city }) => ({ id: row.id, city: city.code, ownership: row.ownership }))
  const [summaries, drivers, statsOf] = await Promise.all([
    loadDocumentSummaries(db, 'vehicle', owners, lagosDate(now)),
    loadAssignedDrivers(context, ids, isVerified),
    loadVehicleStats(db, ids, { now, money: canSeeMoney(roles) }),
  ])
  const readsDrivers = canAccess('drivers', roles)
  const findDriver = (vehicleId: string) => {
    const driver = drivers.get(vehicleId)
    return driver ? { ...driver, blockers: readsDrivers ? driver.blockers : undefined } : null
  }
  return orderByIds(ids, rows, ({ row }) => row.id).map(({ row, city }) => ({
    record: toVehicleRecord(row),
    surroundings: {
      city,
      driver: findDriver(row.id),
      documents: getDocumentSummary(summaries, row.id),
      verified: isVerified,
      stats: statsOf(row.id),
      link: (location: string) => files.link(location, now),
    },
  }))
}

/** Vehicles for lists, in the order of the ids. */
export async function loadVehicles(context: Context, ids: readonly string[]): Promise<Vehicle[]> {
  return (await loadSurroundings(context, ids)).map(({ record, surroundings }) => serializeVehicle(record, surroundings))
}

/** The details of a vehicle. Throws RequestError `NotFound`. */
export async function loadVehicle(context: Context, id: string): Promise<VehicleDetails> {
  const [vehicle] = await loadSurroundings(context, [id])
  if (!vehicle) throw new RequestError('NotFound')
  const openTrips = await countOpenTrips(context.db, { vehicle: id }, context.now)
  return serializeVehicleDetails(vehicle.record, { ...vehicle.surroundings, ...openTrips })
}
