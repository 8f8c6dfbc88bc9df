import { isChassisNumber, parsePlate, photoKinds, vehicleErrors, type VehicleFacts } from '@vehicle-partner/domain'
import type { UploadedFile } from '@vehicle-partner/ui'
import * as z from 'zod/mini'

/** A text without blanks around it; `missing` is what is said of one that is too short. */
const text = (least: number, most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(least, missing), z.maxLength(most, `Please keep it under ${most + 1} characters`))
/** May stay empty. */
const optional = (isGood: (text: string) => boolean, wrong: string) =>
  z.string().check(
    z.trim(),
    z.refine((value) => value === '' || isGood(value), wrong),
  )
const chosen = (missing: string) => z.string().check(z.minLength(1, missing))
const whole = (missing: string) =>
  z.string().check(
    z.trim(),
    z.refine((value) => /^\d{1,4}$/.test(value), missing),
  )
const pictures = z.array(z.custom<UploadedFile>())

export interface VehicleLimits {
  thisYear: number
  /** The oldest year that a vehicle may be of. */
  oldestYear: number
}

/** The rules of a vehicle. Numbers are texts here, as they are typed; rules between fields are those of the domain. */
export const vehicleSchema = ({ thisYear, oldestYear }: VehicleLimits) =>
  z
    .object({
      brand: chosen('Please select the brand'),
      name: text(2, 40, 'Please enter the model'),
      type: chosen('Please select the type'),
      year: whole('Please enter the year'),
      seats: whole('Please enter the number of seats'),
      registration_number: z.string().check(
        z.refine((plate) => plate.trim() !== '', 'Please enter the plate number'),
        z.refine((plate) => plate.trim() === '' || parsePlate(plate) !== undefined, 'Please enter a valid plate number'),
      ),
      plate_category: chosen('Please select the colour of the plate'),
      color: text(2, 30, 'Please enter the colour'),
      fuel_type: chosen('Please select the fuel'),
      city_id: chosen('Please select the city'),
      ownership: chosen('Please select who owns the vehicle'),
      inventory_type: chosen('Please select how the vehicle is used'),
      amenity_list: z.array(z.string()),
      nickname: z.string().check(z.trim(), z.maxLength(24, 'Please keep it under 25 characters')),
      chassis_number: optional(
        (value) => isChassisNumber(value.toUpperCase()),
        'A chassis number has 6 to 17 letters and digits, never I, O or Q',
      ),
      transmission: z.string(),
      odometer_km: optional((value) => /^\d{1,7}$/.test(value), 'Please enter whole kilometres'),
      front: pictures,
      back: pictures,
      left: pictures,
      right: pictures,
      interior: pictures,
    })
    .check((ctx) => {
      for (const [field, message] of Object.entries(vehicleErrors(factsOf(ctx.value), thisYear, oldestYear)))
        if (isTyped(ctx.value, field)) ctx.issues.push({ code: 'custom', message, input: ctx.value, path: [field], continue: true })
      if (photosOf(ctx.value).length === 0)
        ctx.issues.push({ code: 'custom', message: 'Please add at least one photo', input: ctx.value, path: ['front'], continue: true })
    })

export type VehicleFields = z.infer<ReturnType<typeof vehicleSchema>>

const factsOf = ({ type, year, seats, amenity_list }: VehicleFields): VehicleFacts => ({
  type,
  year: Number(year),
  seats: Number(seats),
  amenity_list,
})

/** What is missing is said to be missing, and nothing else. */
const isTyped = (fields: VehicleFields, name: string) => (name !== 'year' && name !== 'seats') || /^\d{1,4}$/.test(fields[name].trim())

const photosOf = (fields: Pick<VehicleFields, (typeof photoKinds)[number]>) =>
  photoKinds.flatMap((kind) => fields[kind].map(({ value }) => ({ kind, Location: value })))

/** What is sent: numbers as numbers, the plate as it is kept, and null for what was left empty. */
export function vehicleValues(fields: VehicleFields) {
  const { front: _f, back: _b, left: _l, right: _r, interior: _i, ...rest } = fields
  const { nickname, chassis_number, transmission, odometer_km } = rest
  return {
    ...rest,
    year: Number(rest.year),
    seats: Number(rest.seats),
    registration_number: parsePlate(rest.registration_number)?.plate ?? rest.registration_number,
    nickname: nickname === '' ? null : nickname,
    chassis_number: chassis_number === '' ? null : chassis_number.toUpperCase(),
    transmission: transmission === '' ? null : transmission,
    odometer_km: odometer_km === '' ? null : Number(odometer_km),
    photos: photosOf(fields),
  }
}
export type VehicleValues = ReturnType<typeof vehicleValues>

/** A vehicle of which nothing is known yet. */
export const emptyVehicle: VehicleFields = {
  brand: '',
  name: '',
  type: '',
  year: '',
  seats: '',
  registration_number: '',
  plate_category: 'commercial',
  color: '',
  fuel_type: '',
  city_id: '',
  ownership: 'owned',
  inventory_type: 'dedicated',
  amenity_list: [],
  nickname: '',
  chassis_number: '',
  transmission: '',
  odometer_km: '',
  front: [],
  back: [],
  left: [],
  right: [],
  interior: [],
}

/** Which fields a step asks for, in their order on the page. */
export const vehicleSteps = {
  details: [
    'brand',
    'name',
    'type',
    'year',
    'seats',
    'registration_number',
    'plate_category',
    'color',
    'fuel_type',
    'city_id',
    'ownership',
    'inventory_type',
    'amenity_list',
    'nickname',
    'chassis_number',
    'transmission',
    'odometer_km',
  ],
  photos: [...photoKinds],
} as const satisfies Record<string, readonly (keyof VehicleFields)[]>
