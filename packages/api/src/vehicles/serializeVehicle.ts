import {
  privatePlateWarning,
  parsePlate,
  unusualPlateMessage,
  vehicleBlockers,
  type DispatchDriver,
  type DocumentsSummary,
} from '@vehicle-partner/domain'
import type { CityBrief, StatusReason } from '../fleet/fleetSchemas.ts'
import type { Vehicle, VehicleDetails, VehicleStats } from './vehicle.ts'

/** A stored vehicle. */
export type VehicleRecord = Pick<
  VehicleDetails,
  | 'id'
  | 'brand'
  | 'name'
  | 'nickname'
  | 'type'
  | 'year'
  | 'seats'
  | 'registration_number'
  | 'plate_category'
  | 'color'
  | 'fuel_type'
  | 'inventory_type'
  | 'amenity_list'
  | 'chassis_number'
  | 'transmission'
  | 'ownership'
  | 'odometer_km'
  | 'photos'
  | 'status'
  | 'version'
  | 'created_at'
  | 'updated_at'
> & { status_reason: StatusReason | null }

/** Related data for serializing a vehicle. */
export interface VehicleRelations {
  city: CityBrief
  driver: (NonNullable<Vehicle['driver']> & Omit<DispatchDriver, 'name'>) | null
  documents: DocumentsSummary
  /** Whether its organisation is verified. */
  verified: boolean
  stats: VehicleStats
  /** Signs the URL of a file. */
  link: (location: string) => string
}

/** A vehicle in a list. */
export function serializeVehicle(vehicle: VehicleRecord, surroundings: VehicleRelations): Vehicle {
  const { city, driver, documents, verified, stats, link } = surroundings
  const { photos, chassis_number: _c, transmission: _t, ownership: _o, odometer_km: _k, ...summary } = vehicle
  const blockers = vehicleBlockers({
    id: vehicle.id,
    status: vehicle.status,
    reason: vehicle.status_reason?.text ?? null,
    documents,
    verified,
    driver: driver && {
      id: driver.id,
      name: `${driver.fname} ${driver.lname}`,
      dispatchable: driver.dispatchable,
      blockers: driver.blockers,
    },
  })
  const first = photos[0]
  return {
    ...summary,
    city,
    photo: first ? link(first.Location) : null,
    driver: driver && {
      id: driver.id,
      fname: driver.fname,
      lname: driver.lname,
      phone: driver.phone,
      avatar: driver.avatar && link(driver.avatar),
    },
    compliance: documents,
    dispatchable: blockers.length === 0,
    dispatch_blockers: blockers,
    stats,
  }
}

/** A vehicle with all details. */
export function serializeVehicleDetails(
  vehicle: VehicleRecord,
  surroundings: VehicleRelations & { upcoming_trips: number; active_trip: boolean },
): VehicleDetails {
  const { chassis_number, transmission, ownership, odometer_km, photos } = vehicle
  return {
    ...serializeVehicle(vehicle, surroundings),
    chassis_number,
    transmission,
    ownership,
    odometer_km,
    photos: photos.map(({ kind, Location }) => ({ kind, Location: surroundings.link(Location) })),
    upcoming_trips: surroundings.upcoming_trips,
    active_trip: surroundings.active_trip,
    warnings: [
      ...(vehicle.plate_category === 'private' && vehicle.status === 'active' ? [privatePlateWarning] : []),
      ...(parsePlate(vehicle.registration_number)?.form === 'other' ? [unusualPlateMessage] : []),
    ],
  }
}
