import {
  amenities,
  foldText,
  fuelTypes,
  genders,
  inventoryTypes,
  licenceClasses,
  ownerships,
  parsePlate,
  plateCategories,
  transmissions,
  vehicleBrands,
  vehicleTypeLabels,
  vehicleTypes,
} from '@vehicle-partner/domain'
import { parsePhone } from '@vehicle-partner/domain/phone'
import { NewDriver } from '../drivers/driver.ts'
import type { FieldErrors } from '../kernel/errors.ts'
import { NewVehicle } from '../vehicles/vehicle.ts'

/** An unparsed table row: cells are texts or numbers. */
export type RawRow = Readonly<Record<string, unknown>>
/** Cities of the organisation. A row has an id, name or code. */
export type ImportCities = readonly { id: string; name: string; code: string }[]
/** The parsed row, or error messages by field. */
export type ParsedRow<T> = { value: T; errors?: undefined } | { value?: undefined; errors: FieldErrors }

const trimCell = (cell: unknown): unknown => (typeof cell === 'string' ? cell.trim() : cell)
const parseNumberCell = (cell: unknown): unknown =>
  typeof cell === 'string' && /^\d{1,9}$/.test(cell.replace(/[ ,]/g, '')) ? Number(cell.replace(/[ ,]/g, '')) : cell

/** Matches a value of a closed list independent of spelling: 'Mini Bus' is `mini_bus`. */
function matchWord(cell: unknown, values: readonly string[], labels: Readonly<Record<string, string>> = {}): unknown {
  if (typeof cell !== 'string') return cell
  const plain = (text: string) => foldText(text).replace(/[ _-]+/g, '')
  return values.find((word) => plain(word) === plain(cell) || plain(labels[word] ?? word) === plain(cell)) ?? cell
}

const parseListCell = (cell: unknown, values?: readonly string[]): unknown =>
  typeof cell === 'string'
    ? cell
        .split(/[;,|]/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => (values ? matchWord(part, values) : part))
    : cell

/** Parses a date in DD-MM-YYYY or ISO form. */
function parseDayCell(cell: unknown): unknown {
  const written = typeof cell === 'string' ? /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell) : undefined
  return written ? `${written[3]}-${written[2]?.padStart(2, '0')}-${written[1]?.padStart(2, '0')}` : cell
}

/** Trims cells and drops empty ones. */
function fillCells(raw: RawRow, cities: ImportCities): Record<string, unknown> {
  const cells = Object.entries(raw).flatMap(([name, cell]) => {
    const text = trimCell(cell)
    return text === '' || text === null || text === undefined ? [] : [[name, text] as const]
  })
  const { city, city_id = city, ...rest } = Object.fromEntries(cells) as Record<string, unknown>
  const named =
    typeof city_id === 'string'
      ? cities.find(({ id, name, code }) => id === city_id || [name, code].some((word) => foldText(word) === foldText(city_id)))
      : undefined
  return { ...rest, ...(city_id === undefined ? {} : { city_id: named?.id ?? city_id }) }
}

interface RowSchema<T> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

function parseRow<T>(schema: RowSchema<T>, row: object): ParsedRow<T> {
  const parsed = schema.safeParse(row)
  if (parsed.success) return { value: parsed.data }
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) errors[path.map(String).join('.') || 'row'] ??= message
  return { errors }
}

const convertCells = (row: Record<string, unknown>, converters: Readonly<Record<string, (cell: unknown) => unknown>>) =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, Object.hasOwn(converters, name) ? converters[name]?.(cell) : cell]))

/** Parses a row as a new vehicle, added as a draft. */
export function parseVehicleRow(raw: RawRow, cities: ImportCities): ParsedRow<NewVehicle> {
  const row = convertCells(fillCells(raw, cities), {
    brand: (cell) => matchWord(cell, vehicleBrands),
    type: (cell) => matchWord(cell, vehicleTypes, vehicleTypeLabels),
    plate_category: (cell) => matchWord(cell, plateCategories),
    fuel_type: (cell) => matchWord(cell, fuelTypes),
    transmission: (cell) => matchWord(cell, transmissions),
    inventory_type: (cell) => matchWord(cell, inventoryTypes),
    ownership: (cell) => matchWord(cell, ownerships),
    amenity_list: (cell) => parseListCell(cell, amenities),
    year: parseNumberCell,
    seats: parseNumberCell,
    odometer_km: parseNumberCell,
    registration_number: (cell) => (typeof cell === 'number' ? String(cell) : cell),
  })
  return parseRow<NewVehicle>(NewVehicle, { ...row, photos: [], submit: false })
}

/** Parses a row as a new driver, without an invitation. */
export function parseDriverRow(raw: RawRow, cities: ImportCities): ParsedRow<NewDriver> {
  const row = convertCells(fillCells(raw, cities), {
    phone: (cell) => (typeof cell === 'number' ? (String(cell).length === 10 ? `0${cell}` : String(cell)) : cell),
    nin: (cell) => (typeof cell === 'number' ? String(cell) : cell),
    licence_class: (cell) => matchWord(cell, licenceClasses),
    gender: (cell) => matchWord(cell, genders),
    dob: parseDayCell,
    licence_issue_date: parseDayCell,
    licence_expiry_date: parseDayCell,
    lasdri_expiry_date: parseDayCell,
    years_experience: parseNumberCell,
    languages: (cell) => parseListCell(cell),
  })
  const { avatar: _, emergency_contact: _e, guarantor: _g, ...typed } = row
  return parseRow<NewDriver>(NewDriver, { ...typed, invite: false })
}

/** The fields of which no two rows may have the same value, with their names in messages and the form in which they are compared. */
const uniqueFields = {
  vehicles: [
    { field: 'registration_number', name: 'plate number', normalize: (text: string) => parsePlate(text)?.plate },
    { field: 'chassis_number', name: 'chassis number', normalize: (text: string) => text.trim().toUpperCase() },
  ],
  drivers: [{ field: 'phone', name: 'phone number', normalize: (text: string) => parsePhone(text, 'NG')?.e164 }],
} as const

/**
 * Says of a value that is taken whether another row of the same import has taken it, and not a vehicle or driver that was there before.
 * `outcomes` are in the order of `rows`.
 */
export function nameRepeatedRows<Outcome extends { errors?: FieldErrors }>(
  kind: 'vehicles' | 'drivers',
  rows: readonly RawRow[],
  outcomes: readonly Outcome[],
): Outcome[] {
  const added = new Set<string>()
  return outcomes.map((outcome, at) => {
    const values = uniqueFields[kind].flatMap(({ field, name, normalize }) => {
      const cell = rows[at]?.[field]
      const value = typeof cell === 'string' || typeof cell === 'number' ? normalize(String(cell)) : undefined
      return value === undefined || value === '' ? [] : [{ field, name, key: `${field} ${value}` }]
    })
    if (outcome.errors === undefined) {
      for (const { key } of values) added.add(key)
      return outcome
    }
    const repeated = values.filter(({ field, key }) => outcome.errors?.[field] !== undefined && added.has(key))
    return repeated.length === 0
      ? outcome
      : {
          ...outcome,
          errors: { ...outcome.errors, ...Object.fromEntries(repeated.map(({ field, name }) => [field, `Another row has this ${name}`])) },
        }
  })
}
