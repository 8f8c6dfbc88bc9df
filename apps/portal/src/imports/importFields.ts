import {
  foldText,
  formatVehicleWord,
  fuelTypes,
  genders,
  importColumns,
  inventoryTypes,
  licenceClasses,
  ownerships,
  plateCategories,
  transmissions,
  vehicleBrands,
  vehicleTypes,
  type ImportColumn,
} from '@vehicle-partner/domain'

export type ImportKind = keyof typeof importColumns

/** A field of an import. One with a closed list of values has options. */
export interface ImportField extends ImportColumn {
  options?: readonly { value: string; label: string }[]
}

const closedLists: Readonly<Record<string, readonly string[]>> = {
  brand: vehicleBrands,
  type: vehicleTypes,
  plate_category: plateCategories,
  fuel_type: fuelTypes,
  transmission: transmissions,
  inventory_type: inventoryTypes,
  ownership: ownerships,
  licence_class: licenceClasses,
  gender: genders,
}

/** The fields that an import can fill. Cities are those that the organisation works in. */
export const listImportFields = (kind: ImportKind, cities: readonly { name: string }[]): ImportField[] =>
  importColumns[kind].map((column: ImportColumn) => {
    if (column.field === 'city') return { ...column, options: cities.map(({ name }) => ({ value: name, label: name })) }
    const list = closedLists[column.field]
    return list === undefined ? column : { ...column, options: list.map((value) => ({ value, label: formatVehicleWord(value) })) }
  })

const simplify = (text: string): string => foldText(text).replace(/[ _-]+/g, '')

/** The option that a text of the file means, however it is spelled. */
export const findOption = ({ options }: ImportField, text: string) =>
  text === '' ? undefined : options?.find(({ value, label }) => [value, label].some((word) => simplify(word) === simplify(text)))

/** The field that a message of the server belongs to: its names follow the body of the call. */
export function findMessageField(fields: readonly ImportField[], name: string): string | undefined {
  const [first = ''] = name.split('.')
  const field = first === 'city_id' ? 'city' : first
  return fields.some((each) => each.field === field) ? field : undefined
}
