import { fuelTypes, ownerships, photoKinds, plateCategories, transmissions, vehicleStatuses, vehicleTypes } from '@vehicle-partner/domain'
import { vehicleFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Blocker, CityBrief, Compliance, DriverBrief, StatusReason, version } from '../fleet/fleetSchemas.ts'
import { id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'

/** Usage of the last 30 days and ratings of the last 90. */
export const VehicleStats = z.object({
  trips_30d: z.int(),
  /** Days with a trip in the last thirty, in basis points. */
  utilisation_bps: z.int(),
  /** Out of ten; null without ratings. */
  rating: z.nullable(z.number()),
  rating_count: z.int(),
  /** Net earnings of 30 days; absent for roles without earnings access. */
  net_30d_kobo: z.optional(kobo),
})
export type VehicleStats = z.output<typeof VehicleStats>

/** The driver of a vehicle. */
export const VehicleDriver = z.extend(DriverBrief, { avatar: z.nullable(z.string()), phone: z.string() })

/** A vehicle in a list. */
export const Vehicle = z.object({
  id,
  brand: z.string(),
  type: openEnum(vehicleTypes),
  name: z.string(),
  nickname: z.nullable(z.string()),
  year: z.int(),
  /** Passenger seats, without the driver. */
  seats: z.int(),
  status: openEnum(vehicleStatuses),
  status_reason: z.nullable(StatusReason),
  registration_number: z.string(),
  plate_category: openEnum(plateCategories),
  color: z.string(),
  fuel_type: openEnum(fuelTypes),
  inventory_type: z.string(),
  amenity_list: z.array(z.string()),
  city: CityBrief,
  /** The URL of its first photo, valid for one to two hours. */
  photo: z.nullable(z.string()),
  driver: z.nullable(VehicleDriver),
  compliance: Compliance,
  /** Whether it gets trips. Otherwise see `dispatch_blockers`. */
  dispatchable: z.boolean(),
  dispatch_blockers: z.array(Blocker),
  stats: VehicleStats,
  version: z.int(),
  created_at: instant,
  updated_at: z.nullable(instant),
})
export type Vehicle = z.output<typeof Vehicle>

export const VehiclePhoto = z.object({ kind: openEnum(photoKinds), Location: z.string() })

/** A vehicle with all details. */
export const VehicleDetails = z.extend(Vehicle, {
  chassis_number: z.nullable(z.string()),
  transmission: z.nullable(openEnum(transmissions)),
  ownership: openEnum(ownerships),
  odometer_km: z.nullable(z.int()),
  photos: z.array(VehiclePhoto),
  /** Upcoming trips. They block the removal of the vehicle. */
  upcoming_trips: z.int(),
  /** On a trip now, which may finish whatever blocks new ones. */
  active_trip: z.boolean(),
  /** Warnings that do not block. */
  warnings: z.array(z.string()),
})
export type VehicleDetails = z.output<typeof VehicleDetails>

const { nickname, chassis_number, transmission, odometer_km, amenity_list, inventory_type, ownership, photos } = vehicleFields

/** The body that adds a vehicle: as a draft, or with `submit` for review. */
export const NewVehicle = z.object({
  ...vehicleFields,
  nickname: z._default(nickname, null),
  chassis_number: z._default(chassis_number, null),
  transmission: z._default(transmission, null),
  odometer_km: z._default(odometer_km, null),
  amenity_list: z._default(amenity_list, []),
  inventory_type: z._default(inventory_type, 'dedicated'),
  ownership: z._default(ownership, 'owned'),
  photos: z._default(photos, []),
  submit: z._default(z.boolean(), false),
})
export type NewVehicle = z.output<typeof NewVehicle>

/** The body that changes a vehicle: changed fields and the version that was read. */
export const VehicleChange = z.extend(z.partial(z.object(vehicleFields)), { version })
export type VehicleChange = z.output<typeof VehicleChange>
