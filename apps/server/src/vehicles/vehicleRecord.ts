import type { VehicleRecord } from '@vehicle-partner/api/server'
import type { vehicles } from '../db/schema/fleetTables.ts'
import { toStatusReason } from '../fleet/statusReasons.ts'

export type VehicleRow = typeof vehicles.$inferSelect

/** Converts a row to the input of the contract's vehicle responses. */
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
