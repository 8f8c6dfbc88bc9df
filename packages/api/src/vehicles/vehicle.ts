import { fuelTypes, ownerships, photoKinds, plateCategories, transmissions, vehicleStatuses, vehicleTypes } from '@vehicle-partner/domain'
import { vehicleFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Blocker, CityBrief, Compliance, DriverBrief, StatusReason, version } from '../fleet/fleetSchemas.ts'
import { id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'

/** How much a vehicle was used in the last 30 days, and what passengers gave in the last 90. */
export const VehicleStats = z.object({
  trips_30d: z.int(),
  /** Days with a trip among the last thirty, in basis points. */
  utilisation_bps: z.int(),
  /** Out of ten; null when nobody has rated. */
  rating: z.nullable(z.number()),
  rating_count: z.int(),
  /** What it brought in 30 days after its own deductions; only for those who may see money. */
  net_30d_kobo: z.optional(kobo),
})
export type VehicleStats = z.output<typeof VehicleStats>

/** The driver of a vehicle. */
export const VehicleDriver = z.extend(DriverBrief, { avatar: z.nullable(z.string()), phone: z.string() })

/** A vehicle as lists show it. */
export const Vehicle = z.object({
  id,
  brand: z.string(),
  type: openEnum(vehicleTypes),
  name: z.string(),
  nickname: z.nullable(z.string()),
  year: z.int(),
  /** Passengers, without the driver. */
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
  /** Address of its first picture, good for an hour or two. */
  photo: z.nullable(z.string()),
  driver: z.nullable(VehicleDriver),
  compliance: Compliance,
  /** Whether it is given trips; if not, `dispatch_blockers` say why. */
  dispatchable: z.boolean(),
  dispatch_blockers: z.array(Blocker),
  stats: VehicleStats,
  version: z.int(),
  created_at: instant,
  updated_at: z.nullable(instant),
})
export type Vehicle = z.output<typeof Vehicle>

export const VehiclePhoto = z.object({ kind: openEnum(photoKinds), Location: z.string() })

/** A vehicle with everything that is known of it. */
export const VehicleDetails = z.extend(Vehicle, {
  chassis_number: z.nullable(z.string()),
  transmission: z.nullable(openEnum(transmissions)),
  ownership: openEnum(ownerships),
  odometer_km: z.nullable(z.int()),
  photos: z.array(VehiclePhoto),
  /** Trips to come that stay with the vehicle when it pauses, and stand in the way of removing it. */
  upcoming_trips: z.int(),
  /** What is worth a look and does not stand in the way. */
  warnings: z.array(z.string()),
})
export type VehicleDetails = z.output<typeof VehicleDetails>

const { nickname, chassis_number, transmission, odometer_km, amenity_list, inventory_type, ownership, photos } = vehicleFields

/** What is sent to add a vehicle; `submit` sends it for review at once, otherwise it stays a draft. */
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

/** What is sent to change a vehicle: only what changes, and the version that was read. */
export const VehicleChange = z.extend(z.partial(z.object(vehicleFields)), { version })
export type VehicleChange = z.output<typeof VehicleChange>
