/** Kinds of vehicle, small to large. */
export const vehicleTypes = ['sedan', 'suv', 'mini_van', 'mini_bus', 'coaster', 'bus'] as const
export type VehicleType = (typeof vehicleTypes)[number]

/** Passengers that a type usually carries, without the driver. */
export const seatRanges: Readonly<Record<VehicleType, readonly [least: number, most: number]>> = {
  sedan: [4, 5],
  suv: [5, 8],
  mini_van: [6, 8],
  mini_bus: [10, 18],
  coaster: [19, 33],
  bus: [34, 60],
}

/** What people call the types. */
export const vehicleTypeLabels: Readonly<Record<VehicleType, string>> = {
  sedan: 'sedan',
  suv: 'SUV',
  mini_van: 'mini van',
  mini_bus: 'mini bus',
  coaster: 'coaster',
  bus: 'bus',
}

export const vehicleBrands = [
  'Toyota',
  'Nissan',
  'Hyundai',
  'Kia',
  'Mercedes-Benz',
  'Ford',
  'Honda',
  'Volkswagen',
  'Suzuki',
  'GAC',
  'Innoson',
  'JAC',
  'Yutong',
  'Marcopolo',
  'Other',
] as const
export const amenities = [
  'air_conditioning',
  'wifi',
  'usb_charging',
  'tv',
  'music',
  'reclining_seats',
  'curtains',
  'first_aid_kit',
  'fire_extinguisher',
  'luggage_space',
  'wheelchair_access',
  'cctv',
] as const
export const plateCategories = ['commercial', 'private', 'other'] as const
export const fuelTypes = ['petrol', 'diesel', 'cng', 'electric', 'hybrid'] as const
export const transmissions = ['manual', 'automatic'] as const
export const inventoryTypes = ['dedicated', 'shared', 'standby'] as const
export const ownerships = ['owned', 'leased', 'financed', 'managed'] as const
export const photoKinds = ['front', 'back', 'left', 'right', 'interior'] as const

/** The oldest year that a vehicle may be of, unless a server is set otherwise. */
export const oldestVehicleYear = 2007

/** A chassis number: a VIN of 17, or a shorter one as Japanese makers have; never I, O or Q. */
export const isChassisNumber = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{6,17}$/.test(text)

/** The message for a number of seats that the type does not have; undefined when it does. */
export function seatsDoubt(given: string, seats: number): string | undefined {
  const type = vehicleTypes.find((each) => each === given)
  if (!type) return undefined
  const [least, most] = seatRanges[type]
  if (seats >= least && seats <= most) return undefined
  return `${/^[aeiou]|^SUV/i.test(vehicleTypeLabels[type]) ? 'An' : 'A'} ${vehicleTypeLabels[type]} usually has ${least}–${most} seats`
}

/** The message for a year out of range; undefined when it is good. A model may be sold in the year before its own. */
export function yearDoubt(year: number, thisYear: number, oldest: number = oldestVehicleYear): string | undefined {
  if (year < oldest) return `Vehicles must be ${oldest} or newer`
  return year > thisYear + 1 ? `The year cannot be after ${thisYear + 1}` : undefined
}

const cooled: readonly string[] = ['mini_bus', 'coaster']

/** What the fields of a vehicle must agree on, whatever else is typed. */
export interface VehicleFacts {
  type: string
  year: number
  seats: number
  amenity_list: readonly string[]
}

/** Messages by field for what does not agree. */
export function vehicleErrors(facts: VehicleFacts, thisYear: number, oldest?: number): Record<string, string> {
  const { type, year, seats, amenity_list } = facts
  const errors = {
    year: yearDoubt(year, thisYear, oldest),
    seats: seatsDoubt(type, seats),
    amenity_list: cooled.includes(type) && !amenity_list.includes('air_conditioning') ? 'Buses need air conditioning' : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Fields of which a change sends a vehicle back for review. */
export const reviewedVehicleFields = ['registration_number', 'chassis_number', 'brand', 'name', 'year', 'seats'] as const

/** What is said when a private plate is to be used in business; it does not stand in the way. */
export const privatePlateWarning = 'Commercial use needs a commercial (red) plate'
