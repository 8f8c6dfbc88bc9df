import {
  amenities,
  fuelTypes,
  inventoryTypes,
  isChassisNumber,
  ownerships,
  parsePlate,
  photoKinds,
  plateCategories,
  transmissions,
  vehicleBrands,
  vehicleStatuses,
  vehicleTypes,
} from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { Blocker, CityBrief, Compliance, DriverBrief, StatusReason, typed, version } from '../fleet/words.ts'
import { id, instant, kobo, openEnum } from '../kernel/schema.ts'

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
  driver: z.nullable(z.extend(DriverBrief, { avatar: z.nullable(z.string()), phone: z.string() })),
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

const whole = (message: string) => z.int(message)
const upper = z.pipe(
  z.string().check(z.trim()),
  z.transform((text: string) => text.toUpperCase()),
)

/** The fields that people fill in; rules between fields are `vehicleErrors` of the domain. */
const fields = {
  brand: z.enum(vehicleBrands, 'Please select the brand'),
  name: typed(2, 40, 'Please enter the model'),
  nickname: z.nullable(typed(1, 24, 'Please enter a nickname')),
  type: z.enum(vehicleTypes, 'Please select the type'),
  year: whole('Please enter the year'),
  seats: whole('Please enter the number of seats'),
  registration_number: z
    .string('Please enter the plate number')
    .check(z.refine((text) => parsePlate(text) !== undefined, 'Please enter a valid plate number')),
  plate_category: z.enum(plateCategories, 'Please select the colour of the plate'),
  chassis_number: z.nullable(
    z.pipe(upper, z.string().check(z.refine(isChassisNumber, 'A chassis number has 6 to 17 letters and digits, never I, O or Q'))),
  ),
  color: typed(2, 30, 'Please enter the colour'),
  transmission: z.nullable(z.enum(transmissions, 'Please select manual or automatic')),
  fuel_type: z.enum(fuelTypes, 'Please select the fuel'),
  amenity_list: z.array(z.enum(amenities, 'This amenity is not known')).check(z.maxLength(amenities.length)),
  inventory_type: z.enum(inventoryTypes, 'Please select how the vehicle is used'),
  ownership: z.enum(ownerships, 'Please select who owns the vehicle'),
  city_id: z.string('Please select the city').check(z.minLength(1, 'Please select the city'), z.maxLength(64)),
  photos: z
    .array(
      z.object({
        kind: z.enum(photoKinds, 'Please say what the picture shows'),
        Location: z.string().check(z.minLength(1), z.maxLength(300)),
      }),
    )
    .check(z.maxLength(10, 'At most 10 pictures')),
  odometer_km: z.nullable(
    z.int('Please enter whole kilometres').check(z.minimum(0, 'Please enter whole kilometres'), z.maximum(9_999_999)),
  ),
}

const { nickname, chassis_number, transmission, odometer_km, amenity_list, inventory_type, ownership, photos } = fields

/** What is sent to add a vehicle; `submit` sends it for review at once, otherwise it stays a draft. */
export const NewVehicle = z.object({
  ...fields,
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
export const VehicleChange = z.extend(z.partial(z.object(fields)), { version })
export type VehicleChange = z.output<typeof VehicleChange>
