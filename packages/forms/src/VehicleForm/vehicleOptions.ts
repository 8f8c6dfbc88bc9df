import {
  amenities,
  fuelTypes,
  inventoryTypes,
  ownerships,
  photoKinds,
  plateCategories,
  seatRanges,
  transmissions,
  vehicleBrands,
  vehicleTypeLabels,
  vehicleTypes,
} from '@vehicle-partner/domain'

const labels: Readonly<Record<string, string>> = {
  wifi: 'Wi-Fi',
  usb_charging: 'USB charging',
  tv: 'TV',
  cctv: 'CCTV',
  cng: 'CNG',
  commercial: 'Commercial (red)',
  private: 'Private (blue)',
  dedicated: 'Full time',
  shared: 'Part time',
  standby: 'Standby',
}
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The label of an API value; an unknown value is capitalised. */
export const optionLabel = (word: string): string => labels[word] ?? capitalize(word.replaceAll('_', ' '))
const options = (words: readonly string[]) => words.map((value) => ({ value, label: optionLabel(value) }))

export const brandOptions = vehicleBrands.map((value) => ({ value, label: value }))
export const typeOptions = vehicleTypes.map((value) => ({
  value,
  title: capitalize(vehicleTypeLabels[value]),
  description: `${seatRanges[value].join('–')} seats`,
}))
export const fuelOptions = options(fuelTypes)
export const plateOptions = options(plateCategories)
export const ownershipOptions = options(ownerships)
export const inventoryOptions = options(inventoryTypes)
export const transmissionOptions = options(transmissions)
export const amenityOptions = options(amenities)
export const photoLabels = photoKinds.map((kind) => ({
  kind,
  label: kind === 'interior' ? 'Inside' : `${capitalize(kind)} of the vehicle`,
}))
