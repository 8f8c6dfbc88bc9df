import {
  amenities,
  foldText,
  fuelTypes,
  inventoryTypes,
  licenceClasses,
  ownerships,
  plateCategories,
  transmissions,
  vehicleBrands,
  vehicleTypeLabels,
  vehicleTypes,
} from '@vehicle-partner/domain'
import { NewDriver } from '../drivers/driver.ts'
import type { FieldErrors } from '../kernel/errors.ts'
import { NewVehicle } from '../vehicles/vehicle.ts'

/** A row as it stands in somebody's table: every cell a text or a number. */
export type RawRow = Readonly<Record<string, unknown>>
/** Cities of the organisation, by which a row names its own. */
export type Cities = readonly { id: string; name: string; code: string }[]
/** What a row says, or what is wrong with it, by field. */
export type Read<T> = { value: T; errors?: undefined } | { value?: undefined; errors: FieldErrors }

const textOf = (cell: unknown): unknown => (typeof cell === 'string' ? cell.trim() : cell)
const numberOf = (cell: unknown): unknown =>
  typeof cell === 'string' && /^\d{1,9}$/.test(cell.replace(/[ ,]/g, '')) ? Number(cell.replace(/[ ,]/g, '')) : cell

/** A word of a closed list, however it is written: 'Mini Bus' is `mini_bus`. */
function wordOf(cell: unknown, words: readonly string[], labels: Readonly<Record<string, string>> = {}): unknown {
  if (typeof cell !== 'string') return cell
  const plain = (text: string) => foldText(text).replace(/[ _-]+/g, '')
  return words.find((word) => plain(word) === plain(cell) || plain(labels[word] ?? word) === plain(cell)) ?? cell
}

const listOf = (cell: unknown, words?: readonly string[]): unknown =>
  typeof cell === 'string'
    ? cell
        .split(/[;,|]/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => (words ? wordOf(part, words) : part))
    : cell

/** A day as forms write it, DD-MM-YYYY, or as data do. */
function dayOf(cell: unknown): unknown {
  const written = typeof cell === 'string' ? /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell) : undefined
  return written ? `${written[3]}-${written[2]?.padStart(2, '0')}-${written[1]?.padStart(2, '0')}` : cell
}

/** Cells without blanks around them; empty ones are as good as absent. */
function filled(raw: RawRow, cities: Cities): Record<string, unknown> {
  const cells = Object.entries(raw).flatMap(([name, cell]) => {
    const text = textOf(cell)
    return text === '' || text === null || text === undefined ? [] : [[name, text] as const]
  })
  const { city, city_id = city, ...rest } = Object.fromEntries(cells) as Record<string, unknown>
  const named =
    typeof city_id === 'string'
      ? cities.find(({ id, name, code }) => id === city_id || [name, code].some((word) => foldText(word) === foldText(city_id)))
      : undefined
  return { ...rest, ...(city_id === undefined ? {} : { city_id: named?.id ?? city_id }) }
}

interface Reader<T> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

function read<T>(schema: Reader<T>, row: object): Read<T> {
  const parsed = schema.safeParse(row)
  if (parsed.success) return { value: parsed.data }
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) errors[path.map(String).join('.') || 'row'] ??= message
  return { errors }
}

const converted = (row: Record<string, unknown>, how: Readonly<Record<string, (cell: unknown) => unknown>>) =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, Object.hasOwn(how, name) ? how[name]?.(cell) : cell]))

/** A vehicle out of a row; it is added as a draft. */
export function vehicleRow(raw: RawRow, cities: Cities): Read<NewVehicle> {
  const row = converted(filled(raw, cities), {
    brand: (cell) => wordOf(cell, vehicleBrands),
    type: (cell) => wordOf(cell, vehicleTypes, vehicleTypeLabels),
    plate_category: (cell) => wordOf(cell, plateCategories),
    fuel_type: (cell) => wordOf(cell, fuelTypes),
    transmission: (cell) => wordOf(cell, transmissions),
    inventory_type: (cell) => wordOf(cell, inventoryTypes),
    ownership: (cell) => wordOf(cell, ownerships),
    amenity_list: (cell) => listOf(cell, amenities),
    year: numberOf,
    seats: numberOf,
    odometer_km: numberOf,
    registration_number: (cell) => (typeof cell === 'number' ? String(cell) : cell),
  })
  return read<NewVehicle>(NewVehicle, { ...row, photos: [], submit: false })
}

/** A driver out of a row; nobody is invited by an import. */
export function driverRow(raw: RawRow, cities: Cities): Read<NewDriver> {
  const row = converted(filled(raw, cities), {
    phone: (cell) => (typeof cell === 'number' ? (String(cell).length === 10 ? `0${cell}` : String(cell)) : cell),
    nin: (cell) => (typeof cell === 'number' ? String(cell) : cell),
    licence_class: (cell) => wordOf(cell, licenceClasses),
    dob: dayOf,
    licence_issue_date: dayOf,
    licence_expiry_date: dayOf,
    lasdri_expiry_date: dayOf,
    years_experience: numberOf,
    languages: (cell) => listOf(cell),
  })
  const { avatar: _, emergency_contact: _e, guarantor: _g, ...typed } = row
  return read<NewDriver>(NewDriver, { ...typed, invite: false })
}
