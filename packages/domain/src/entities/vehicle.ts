import * as z from 'zod/mini'
import type { Day } from '../calendarDays.ts'
import { formatCount } from '../formatCount.ts'
import { parsePlate } from '../plates.ts'
import {
  amenities,
  fuelTypes,
  inventoryTypes,
  isChassisNumber,
  oldestVehicleYear,
  ownerships,
  photoKinds,
  plateCategories,
  seatRanges,
  transmissions,
  vehicleBrands,
  vehicleTypePhrase,
  vehicleTypes,
} from '../vehicles.ts'
import { boundedText, chosenId, fileLocation, requiredText, type FieldErrors } from './fieldRules.ts'

const maxPhotos = 10
const missingPlate = 'Please enter the plate number'
const invalidChassis = 'A chassis number has 6 to 17 letters and digits, never I, O or Q'
const invalidOdometer = 'Please enter whole kilometres'

/** The message for a vehicle that is sent for review without a photo. */
export const missingPhotoMessage = 'Please add at least one photo'

/** The fields of a vehicle; rules between them are `vehicleErrors`. */
export const vehicleFields = {
  brand: z.enum(vehicleBrands, 'Please select the brand'),
  name: requiredText(2, 40, 'Please enter the model'),
  nickname: z.nullable(boundedText(1, 24, 'Please enter a nickname')),
  type: z.enum(vehicleTypes, 'Please select the type'),
  year: z.int('Please enter the year'),
  seats: z.int('Please enter the number of seats'),
  /** Comes out as it is stored: capitals with the hyphen in its place. */
  registration_number: z.string(missingPlate).check(
    z.trim(),
    z.minLength(1, missingPlate),
    z.refine((text) => parsePlate(text) !== undefined, 'Please enter a valid plate number'),
    z.overwrite((text) => parsePlate(text)?.plate ?? text),
  ),
  plate_category: z.enum(plateCategories, 'Please select the colour of the plate'),
  chassis_number: z.nullable(z.string(invalidChassis).check(z.trim(), z.toUpperCase(), z.refine(isChassisNumber, invalidChassis))),
  color: requiredText(2, 30, 'Please enter the colour'),
  transmission: z.nullable(z.enum(transmissions, 'Please select manual or automatic')),
  fuel_type: z.enum(fuelTypes, 'Please select the fuel'),
  amenity_list: z
    .array(z.enum(amenities, 'This amenity is not known'), 'Please select the amenities')
    .check(z.maxLength(amenities.length, `At most ${amenities.length} amenities`)),
  inventory_type: z.enum(inventoryTypes, 'Please select how the vehicle is used'),
  ownership: z.enum(ownerships, 'Please select who owns the vehicle'),
  city_id: chosenId('Please select the city'),
  photos: z
    .array(
      z.object({ kind: z.enum(photoKinds, 'Please say what the picture shows'), Location: fileLocation(missingPhotoMessage) }),
      missingPhotoMessage,
    )
    .check(z.maxLength(maxPhotos, `At most ${maxPhotos} photos`)),
  odometer_km: z.nullable(z.int(invalidOdometer).check(z.minimum(0, invalidOdometer), z.maximum(9_999_999, invalidOdometer))),
}

/** A vehicle as it is sent. */
export const vehicleSchema = z.object(vehicleFields)
export type VehicleInput = z.output<typeof vehicleSchema>

/** The message for a number of seats that the type does not have. */
export function seatsError(vehicleType: string | null, seats: number | null): string | undefined {
  const type = vehicleTypes.find((each) => each === vehicleType)
  if (!type || seats === null) return undefined
  const [least, most] = seatRanges[type]
  if (seats >= least && seats <= most) return undefined
  const phrase = vehicleTypePhrase(type)
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)} usually has ${least}–${most} seats`
}

/** The message for a year out of range. A model may be sold in the year before its own. */
export function yearError(year: number | null, thisYear: number, oldestYear: number = oldestVehicleYear): string | undefined {
  if (year === null) return undefined
  if (year < oldestYear) return `Vehicles must be ${oldestYear} or newer`
  return year > thisYear + 1 ? `The year cannot be after ${thisYear + 1}` : undefined
}

const typesWithAirConditioning: readonly string[] = ['mini_bus', 'coaster']

/** The fields of a vehicle that must agree; null where a field is invalid by itself. */
export interface VehicleFacts {
  type: string | null
  year: number | null
  seats: number | null
  amenity_list: readonly string[] | null
  odometer_km?: number | null | undefined
}

export interface VehicleContext {
  today: Day
  /** The oldest year that a vehicle may be of. @default 2007 */
  oldestYear?: number | undefined
  /** The vehicle before the change. */
  before?: Pick<VehicleFacts, 'odometer_km'> | undefined
}

/** Messages by field for what does not agree. */
export function vehicleErrors(vehicle: VehicleFacts, { today, oldestYear, before }: VehicleContext): FieldErrors {
  const { type, year, seats, amenity_list, odometer_km } = vehicle
  const lastReading = before?.odometer_km ?? 0
  const lacksAirConditioning =
    type !== null && typesWithAirConditioning.includes(type) && amenity_list !== null && !amenity_list.includes('air_conditioning')
  const errors = {
    year: yearError(year, Number(today.slice(0, 4)), oldestYear),
    seats: seatsError(type, seats),
    amenity_list: lacksAirConditioning ? 'Buses need air conditioning' : undefined,
    odometer_km: (odometer_km ?? lastReading) < lastReading ? `The last reading was ${formatCount(lastReading)} km` : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
