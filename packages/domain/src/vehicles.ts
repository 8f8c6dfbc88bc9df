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

/** A type with its article: 'a mini bus', 'an SUV'. */
export const vehicleTypePhrase = (type: VehicleType): string =>
  `${/^[aeiou]|^SUV/i.test(vehicleTypeLabels[type]) ? 'an' : 'a'} ${vehicleTypeLabels[type]}`

/** Fields of which a change sends a vehicle back for review. Its type decides what its trips pay. */
export const reviewedVehicleFields = ['registration_number', 'chassis_number', 'brand', 'name', 'type', 'year', 'seats'] as const

/** Warning for a private plate in commercial use. It does not block submission. */
export const privatePlateWarning = 'Commercial use needs a commercial (red) plate'
