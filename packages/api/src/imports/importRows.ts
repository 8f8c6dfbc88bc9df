import {
  amenities,
  foldText,
  fuelTypes,
  genders,
  inventoryTypes,
  licenceClasses,
  ownerships,
  plateCategories,
  transmissions,
  vehicleBrands,
  vehicleTypeLabels,
  vehicleTypes,
} from '@vehicle-partner/domain'
import { driverErrors, foreignCityMessage, vehicleErrors } from '@vehicle-partner/domain/entities'
import { isPhone, parsePhone } from '@vehicle-partner/domain/phone'
import { NewDriver } from '../drivers/driver.ts'
import { describeInputIssue } from '../kernel/describeInputIssue.ts'
import type { FieldErrors } from '../kernel/errors.ts'
import { NewVehicle } from '../vehicles/vehicle.ts'

/** An unparsed table row: cells are texts or numbers. */
export type RawRow = Readonly<Record<string, unknown>>
/** Cities of the organisation. A row has an id, name or code. */
export type ImportCities = readonly { id: string; name: string; code: string }[]
export interface ImportContext {
  cities: ImportCities
  /** The day in Lagos, in ISO 8601. */
  today: string
  /** The oldest year that a vehicle may be of. */
  oldestYear?: number | undefined
}
/** The parsed row, or error messages by field beside the fields that are valid by themselves. */
export type ParsedRow<T> = { value: T; valid: T; errors?: undefined } | { value?: undefined; valid: Partial<T>; errors: FieldErrors }

const trimCell = (cell: unknown): unknown => (typeof cell === 'string' ? cell.trim() : cell)
const parseNumberCell = (cell: unknown): unknown =>
  typeof cell === 'string' && /^\d{1,9}$/.test(cell.replace(/[ ,]/g, '')) ? Number(cell.replace(/[ ,]/g, '')) : cell

/** Matches a value of a closed list, or another name of it, independent of spelling: 'Mini Bus' is `mini_bus`. */
function matchWord(cell: unknown, values: readonly string[], names: Readonly<Record<string, string | readonly string[]>> = {}): unknown {
  if (typeof cell !== 'string') return cell
  const plain = (text: string) => foldText(text).replace(/[ _-]+/g, '')
  return values.find((word) => [word, names[word] ?? []].flat().some((name) => plain(name) === plain(cell))) ?? cell
}

/** Names of brands as lists have them. */
const shortBrands = { 'Mercedes-Benz': ['Mercedes', 'Benz'], Volkswagen: 'VW' }

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

type Parser<T> = (
  value: unknown,
  params?: { error: typeof describeInputIssue },
) => { success: true; data: T } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }

interface RowSchema<T> {
  shape: { readonly [Field in keyof T]: { safeParse: Parser<T[Field]> } }
  safeParse: Parser<T>
}

/** The fields that are valid by themselves. */
function parseValidFields<T extends object>({ shape }: RowSchema<T>, row: Readonly<Record<string, unknown>>): Partial<T> {
  const valid: Partial<T> = {}
  for (const field in shape) {
    const parsed = shape[field].safeParse(row[field])
    if (parsed.success) valid[field] = parsed.data
  }
  return valid
}

/** Parses a row. A row that lacks a cell still gets the messages of its other cells, so that all are corrected at once. */
function parseRow<T extends object>(
  schema: RowSchema<T>,
  row: Readonly<Record<string, unknown>>,
  findErrors: (valid: Partial<T>) => FieldErrors,
): ParsedRow<T> {
  const parsed = schema.safeParse(row, { error: describeInputIssue })
  const valid = parsed.success ? parsed.data : parseValidFields(schema, row)
  const errors = findErrors(valid)
  if (parsed.success && Object.keys(errors).length === 0) return { value: parsed.data, valid: parsed.data }
  const invalid: FieldErrors = {}
  if (!parsed.success) for (const { path, message } of parsed.error.issues) invalid[path.map(String).join('.') || 'row'] ??= message
  return { valid, errors: { ...errors, ...invalid } }
}

const cityError = (city_id: string | undefined, cities: ImportCities): FieldErrors =>
  city_id === undefined || cities.some(({ id }) => id === city_id) ? {} : { city_id: foreignCityMessage }

const convertCells = (row: Record<string, unknown>, converters: Readonly<Record<string, (cell: unknown) => unknown>>) =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, Object.hasOwn(converters, name) ? converters[name]?.(cell) : cell]))

/** Parses a row as a new vehicle, added as a draft. */
function parseVehicleRow(raw: RawRow, { cities, today, oldestYear }: ImportContext): ParsedRow<NewVehicle> {
  const row = convertCells(fillCells(raw, cities), {
    brand: (cell) => matchWord(cell, vehicleBrands, shortBrands),
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
  return parseRow<NewVehicle>(
    NewVehicle,
    { ...row, photos: [], submit: false },
    ({ type = null, year = null, seats = null, amenity_list = null, city_id }) => ({
      ...vehicleErrors({ type, year, seats, amenity_list }, { today, oldestYear }),
      ...cityError(city_id, cities),
    }),
  )
}

/** Parses a row as a new driver, without an invitation. */
function parseDriverRow(raw: RawRow, { cities, today }: ImportContext): ParsedRow<NewDriver> {
  const row = convertCells(fillCells(raw, cities), {
    phone: (cell) => (typeof cell === 'number' ? (String(cell).length === 10 ? `0${cell}` : String(cell)) : cell),
    nin: (cell) => (typeof cell === 'number' ? String(cell) : cell),
    licence_class: (cell) => matchWord(typeof cell === 'string' ? cell.replace(/^class\b/i, '') : cell, licenceClasses),
    gender: (cell) => matchWord(cell, genders),
    dob: parseDayCell,
    licence_issue_date: parseDayCell,
    licence_expiry_date: parseDayCell,
    lasdri_expiry_date: parseDayCell,
    years_experience: parseNumberCell,
    languages: (cell) => parseListCell(cell),
  })
  const { avatar: _, emergency_contact: _e, guarantor: _g, ...typed } = row
  return parseRow<NewDriver>(NewDriver, { ...typed, invite: false }, ({ city_id, ...valid }) => {
    const { phone = null, country_code = null, dob = null, licence_issue_date = null, licence_expiry_date = null } = valid
    const { lasdri_number = null, lasdri_expiry_date = null } = valid
    return {
      ...driverErrors(
        { phone, country_code, dob, licence_issue_date, licence_expiry_date, lasdri_number, lasdri_expiry_date },
        { today, isPhone },
      ),
      ...cityError(city_id, cities),
    }
  })
}

/** The fields of which no two rows may have the same value: their names in messages, and the form in which they are compared. */
interface UniqueField<T> {
  field: keyof T & string
  name: string
  read: (valid: Partial<T>) => string | null | undefined
}

const uniqueVehicleFields: readonly UniqueField<NewVehicle>[] = [
  { field: 'registration_number', name: 'plate number', read: ({ registration_number }) => registration_number },
  { field: 'chassis_number', name: 'chassis number', read: ({ chassis_number }) => chassis_number },
]
const uniqueDriverFields: readonly UniqueField<NewDriver>[] = [
  { field: 'phone', name: 'phone number', read: ({ phone = '', country_code = 'NG' }) => parsePhone(phone, country_code)?.e164 },
]

/** Rejects a row that repeats a value of a row before it, also where that one has errors of its own. */
function rejectRepeatedRows<T>(rows: readonly ParsedRow<T>[], uniqueFields: readonly UniqueField<T>[]): ParsedRow<T>[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const repeated: FieldErrors = {}
    for (const { field, name, read } of uniqueFields) {
      const value = read(row.valid)
      if (!value) continue
      const key = `${field} ${value}`
      if (seen.has(key)) repeated[field] = `Another row has this ${name}`
      seen.add(key)
    }
    return Object.keys(repeated).length === 0 ? row : { valid: row.valid, errors: { ...repeated, ...row.errors } }
  })
}

/** Parses rows as new vehicles, added as drafts. */
export const parseVehicleRows = (rows: readonly RawRow[], context: ImportContext): ParsedRow<NewVehicle>[] =>
  rejectRepeatedRows(
    rows.map((row) => parseVehicleRow(row, context)),
    uniqueVehicleFields,
  )

/** Parses rows as new drivers, without an invitation. */
export const parseDriverRows = (rows: readonly RawRow[], context: ImportContext): ParsedRow<NewDriver>[] =>
  rejectRepeatedRows(
    rows.map((row) => parseDriverRow(row, context)),
    uniqueDriverFields,
  )
