import {
  amenities,
  foldText,
  formatVehicleWord,
  fuelTypes,
  inventoryTypes,
  ownerships,
  photoKinds,
  plateCategories,
  seatRanges,
  transmissions,
  vehicleBrands,
  vehicleTypes,
} from '@vehicle-partner/domain'

/** On plates the colour says more than the word. */
const plateLabels: Readonly<Record<string, string>> = { commercial: 'Red', private: 'Blue' }

/** The label of an API value; an unknown value is capitalised. */
export const optionLabel = (word: string): string => plateLabels[word] ?? formatVehicleWord(word)
const options = (words: readonly string[]) => words.map((value) => ({ value, label: optionLabel(value) }))

export const brandOptions = vehicleBrands.map((value) => ({ value, label: value }))
export const typeOptions = vehicleTypes.map((value) => ({
  value,
  title: formatVehicleWord(value),
  description: `${seatRanges[value].join('–')} seats`,
}))
export const fuelOptions = options(fuelTypes)
export const plateOptions = options(plateCategories)
export const ownershipOptions = options(ownerships)
export const inventoryOptions = options(inventoryTypes)
export const transmissionOptions = options(transmissions)
export const amenityOptions = options(amenities)

/** Other names by which people look for an amenity. */
const amenityNames: Readonly<Record<string, string>> = {
  air_conditioning: 'AC A/C aircon air conditioner cooling',
  wifi: 'wifi internet',
  usb_charging: 'phone charger',
  tv: 'television screen',
  music: 'radio stereo sound',
  luggage_space: 'boot bags',
  wheelchair_access: 'disabled ramp',
  cctv: 'camera',
}

const wordsOf = (text: string) => foldText(text).split(/[\s-]+/)

/** The amenities of which each word of the query begins a word of the label, or of another name. */
export const findAmenities = <Option extends { value: string; label: string }>(
  found: readonly Option[],
  query: string,
): readonly Option[] =>
  found.filter(({ value, label }) => {
    const words = wordsOf(`${label} ${amenityNames[value] ?? ''}`)
    return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
  })

export const photoLabels = photoKinds.map((kind) => ({
  kind,
  label: kind === 'interior' ? 'Inside' : `${formatVehicleWord(kind)} of the vehicle`,
}))
