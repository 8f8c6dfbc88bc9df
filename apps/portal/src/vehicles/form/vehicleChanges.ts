import type { VehicleDetails } from '@vehicle-partner/api'
import { formatVehicleWord, photoKinds, reviewedVehicleFields } from '@vehicle-partner/domain'
import type { StoredVehicle } from '@vehicle-partner/forms'

/** The fields of a vehicle that its form edits. */
export function toStoredVehicle(vehicle: VehicleDetails): StoredVehicle {
  const { brand, name, nickname, type, year, seats, registration_number, plate_category, chassis_number, color } = vehicle
  const { transmission, fuel_type, amenity_list, inventory_type, ownership, city, odometer_km, photos } = vehicle
  return {
    brand,
    name,
    nickname,
    type,
    year,
    seats,
    registration_number,
    plate_category,
    chassis_number,
    color,
    transmission,
    fuel_type,
    amenity_list,
    inventory_type,
    ownership,
    city_id: city.id,
    // In the order in which the form sends them.
    photos: photoKinds.flatMap((kind) => photos.filter((photo) => photo.kind === kind)),
    odometer_km,
  }
}

/** The fields of a vehicle in the order of the page, with their names. */
export const vehicleLabels = {
  brand: 'Brand',
  name: 'Model',
  type: 'Type',
  year: 'Year',
  seats: 'Seats',
  registration_number: 'Plate number',
  plate_category: 'Colour of the plate',
  color: 'Colour',
  fuel_type: 'Fuel',
  city_id: 'City',
  ownership: 'Ownership',
  inventory_type: 'Use',
  transmission: 'Transmission',
  amenity_list: 'Amenities',
  nickname: 'Nickname',
  odometer_km: 'Odometer',
  chassis_number: 'Chassis number',
} as const satisfies Partial<Record<keyof StoredVehicle, string>>

const wordFields: readonly string[] = ['type', 'plate_category', 'fuel_type', 'ownership', 'inventory_type', 'transmission']

/** A value of a vehicle as the page shows it. */
export function describeVehicleValue(value: unknown, name: string, cities: readonly { id: string; name: string }[]): string {
  if (Array.isArray(value)) return value.map((word) => formatVehicleWord(String(word))).join(', ')
  if (name === 'city_id') return cities.find(({ id }) => id === value)?.name ?? 'another city'
  return wordFields.includes(name) ? formatVehicleWord(String(value)) : String(value)
}

/** Statuses in which a change of the plate or the model needs a new review that takes the vehicle off the road. */
const statusesInUse: readonly string[] = ['active', 'inactive']

/** Whether a change sends the vehicle back for review (product.md 3.1). */
export const needsReviewAgain = (status: string, changes: object): boolean =>
  statusesInUse.includes(status) && reviewedVehicleFields.some((field) => Object.hasOwn(changes, field))
