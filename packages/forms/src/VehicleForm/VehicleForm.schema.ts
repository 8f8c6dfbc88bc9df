import { photoKinds } from '@vehicle-partner/domain'
import {
  missingPhotoMessage,
  vehicleErrors,
  vehicleSchema as entitySchema,
  type VehicleContext,
  type VehicleInput,
} from '@vehicle-partner/domain/entities'
import type { UploadedFile } from '@vehicle-partner/ui'
import * as z from 'zod/mini'
import { formCodec, nullToText, textToNull, textToWholeNumber, withFieldErrors } from '../formCodec.ts'

const text = z.string()
const photos = z.array(z.custom<UploadedFile>())

/** The fields of the form: numbers as text, and the photos by what they show. */
const vehicleFields = z.object({
  brand: text,
  name: text,
  type: text,
  year: text,
  seats: text,
  registration_number: text,
  plate_category: text,
  color: text,
  fuel_type: text,
  city_id: text,
  ownership: text,
  inventory_type: text,
  amenity_list: z.array(text),
  nickname: text,
  chassis_number: text,
  transmission: text,
  odometer_km: text,
  front: photos,
  back: photos,
  left: photos,
  right: photos,
  interior: photos,
})
export type VehicleFields = z.output<typeof vehicleFields>
export type VehicleValues = VehicleInput

/** A vehicle as the API returns it: words may be newer than this version. */
export interface StoredVehicle extends Pick<
  VehicleInput,
  'name' | 'nickname' | 'year' | 'seats' | 'registration_number' | 'chassis_number' | 'color' | 'city_id' | 'odometer_km'
> {
  brand: string
  type: string
  plate_category: string
  transmission: string | null
  fuel_type: string
  amenity_list: string[]
  inventory_type: string
  ownership: string
  photos: readonly { kind: string; Location: string }[]
}

function decodeVehicle({ front, back, left, right, interior, ...rest }: VehicleFields): Record<keyof VehicleInput, unknown> {
  const byKind = { front, back, left, right, interior }
  return {
    ...rest,
    year: textToWholeNumber(rest.year),
    seats: textToWholeNumber(rest.seats),
    nickname: textToNull(rest.nickname),
    chassis_number: textToNull(rest.chassis_number),
    transmission: textToNull(rest.transmission),
    odometer_km: rest.odometer_km.trim() === '' ? null : textToWholeNumber(rest.odometer_km),
    photos: photoKinds.flatMap((kind) => byKind[kind].map(({ value }) => ({ kind, Location: value }))),
  }
}

function encodeVehicle({ photos: all, ...rest }: StoredVehicle): VehicleFields {
  const ofKind = (kind: string): UploadedFile[] =>
    all.filter((photo) => photo.kind === kind).map(({ Location }) => ({ value: Location, name: `${kind}.jpg`, previewUrl: Location }))
  return {
    ...rest,
    year: String(rest.year),
    seats: String(rest.seats),
    nickname: nullToText(rest.nickname),
    chassis_number: nullToText(rest.chassis_number),
    transmission: nullToText(rest.transmission),
    odometer_km: rest.odometer_km === null ? '' : String(rest.odometer_km),
    front: ofKind('front'),
    back: ofKind('back'),
    left: ofKind('left'),
    right: ofKind('right'),
    interior: ofKind('interior'),
  }
}

/** The rules of the vehicle form: those of the entity, and at least one photo. */
export const vehicleSchema = (context: VehicleContext) =>
  formCodec(
    vehicleFields,
    withFieldErrors<VehicleInput>(entitySchema, (vehicle) => ({
      ...vehicleErrors(vehicle, context),
      ...(vehicle.photos?.length === 0 && { photos: missingPhotoMessage }),
    })),
    { decode: decodeVehicle, encode: encodeVehicle },
  )

/** The form's fields for a stored vehicle. */
export const toVehicleFields = encodeVehicle

/** The form's field for a path of the vehicle: messages on photos are shown on the first one. */
export const toVehicleFieldName = (path: string): string => path.replace(/^photos\b.*/, 'front')

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

/** The fields of each step, in their order on the page. */
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
