import type { Vehicle, VehicleDetails } from '@vehicle-partner/api'
import { RequestError, vehicleDetails, vehicleReply, type VehicleRecord } from '@vehicle-partner/api/server'
import { lagosDate, canSeeMoney } from '@vehicle-partner/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { loadAssignedDrivers } from '../fleet/assignedDrivers.ts'
import { loadDocumentSummaries, documentSummary } from '../fleet/documentSummaries.ts'
import { toStatusReason } from '../fleet/statusReasons.ts'
import { countOpenTrips } from '../fleet/openTripCounts.ts'
import { isPartnerVerified } from '../fleet/partnerVerification.ts'
import { loadVehicleStats } from './vehicleStats.ts'

export type VehicleRow = typeof vehicles.$inferSelect

/** A vehicle's row as replies are made of it. */
export function toVehicleRecord(row: VehicleRow): VehicleRecord {
  const { id, brand, name, nickname, type, year, seats, registration_number, plate_category, color, fuel_type, inventory_type } = row
  const { amenity_list, chassis_number, transmission, ownership, odometer_km, photos, status, version, created_at, updated_at } = row
  return {
    id,
    brand,
    name,
    nickname,
    type,
    year,
    seats,
    registration_number,
    plate_category,
    color,
    fuel_type,
    inventory_type,
    amenity_list,
    chassis_number,
    transmission,
    ownership,
    odometer_km,
    photos,
    status,
    status_reason: toStatusReason(row),
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at?.toISOString() ?? null,
  }
}

/** Vehicles of the caller's organisation with all that stands around them, in the order of the ids. */
async function loadSurroundings(context: Context, ids: readonly string[]) {
  const { db, now, files } = context
  const { partner, roles } = requireMembership(context)
  if (ids.length === 0) return []
  const found = await db
    .select({ row: vehicles, city: { id: cities.id, name: cities.name, code: cities.code } })
    .from(vehicles)
    .innerJoin(cities, eq(cities.id, vehicles.city_id))
    .where(and(eq(vehicles.partner_id, partner.id), inArray(vehicles.id, [...ids])))
  const verified = await isPartnerVerified(db, partner.id)
  const owners = found.map(({ row, city }) => ({ id: row.id, city: city.code, ownership: row.ownership }))
  const [papers, drivers, use] = await Promise.all([
    loadDocumentSummaries(db, 'vehicle', owners, lagosDate(now)),
    loadAssignedDrivers(context, ids, verified),
    loadVehicleStats(db, ids, { now, money: canSeeMoney(roles) }),
  ])
  const byId = new Map(found.map((each) => [each.row.id, each]))
  return ids.flatMap((id) => {
    const each = byId.get(id)
    if (!each) return []
    const surroundings = {
      city: each.city,
      driver: drivers.get(id) ?? null,
      documents: documentSummary(papers, id),
      verified,
      stats: use(id),
      link: (location: string) => files.link(location, now),
    }
    return [{ record: toVehicleRecord(each.row), surroundings }]
  })
}

/** Vehicles as lists show them, in the order of the ids. */
export async function loadVehicles(context: Context, ids: readonly string[]): Promise<Vehicle[]> {
  return (await loadSurroundings(context, ids)).map(({ record, surroundings }) => vehicleReply(record, surroundings))
}

/** A vehicle with everything that is known of it. Throws RequestError `NotFound`. */
export async function loadVehicle(context: Context, id: string): Promise<VehicleDetails> {
  const [found] = await loadSurroundings(context, [id])
  if (!found) throw new RequestError('NotFound')
  const { upcoming_trips } = await countOpenTrips(context.db, { vehicle: id }, context.now)
  return vehicleDetails(found.record, { ...found.surroundings, upcoming_trips })
}
