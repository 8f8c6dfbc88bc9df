import { foldText } from './textSearch.ts'

/** A column of an import: the field of a vehicle or a driver, its name and other names that lists give it. */
export interface ImportColumn {
  readonly field: string
  readonly label: string
  readonly required?: boolean
  readonly aliases?: readonly string[]
}

/** The columns that an import of vehicles or drivers can have, in the order of the template. */
export const importColumns = {
  vehicles: [
    {
      field: 'registration_number',
      label: 'Plate number',
      required: true,
      aliases: ['plate', 'reg no', 'reg number', 'registration', 'number plate', 'vehicle number'],
    },
    { field: 'brand', label: 'Brand', required: true, aliases: ['make', 'manufacturer'] },
    { field: 'name', label: 'Model', required: true, aliases: ['name', 'vehicle model', 'vehicle name'] },
    { field: 'type', label: 'Type', required: true, aliases: ['vehicle type', 'body', 'body type', 'category', 'kind'] },
    { field: 'year', label: 'Year', required: true, aliases: ['model year', 'year of manufacture', 'yr'] },
    { field: 'seats', label: 'Seats', required: true, aliases: ['capacity', 'passengers', 'number of seats', 'no of seats'] },
    { field: 'plate_category', label: 'Colour of the plate', required: true, aliases: ['plate category', 'plate type', 'plate colour'] },
    { field: 'color', label: 'Colour', required: true, aliases: ['color', 'vehicle colour', 'vehicle color'] },
    { field: 'fuel_type', label: 'Fuel', required: true, aliases: ['fuel type'] },
    { field: 'city', label: 'City', required: true, aliases: ['city id', 'location', 'base', 'based in'] },
    { field: 'nickname', label: 'Nickname', aliases: ['fleet number', 'fleet no'] },
    { field: 'chassis_number', label: 'Chassis number', aliases: ['chassis', 'vin', 'chassis no'] },
    { field: 'transmission', label: 'Transmission', aliases: ['gearbox'] },
    { field: 'odometer_km', label: 'Odometer, km', aliases: ['odometer', 'mileage'] },
    { field: 'amenity_list', label: 'Amenities', aliases: ['features'] },
    { field: 'inventory_type', label: 'Use', aliases: ['inventory type'] },
    { field: 'ownership', label: 'Ownership', aliases: ['owned or leased'] },
  ],
  drivers: [
    { field: 'fname', label: 'First name', required: true, aliases: ['given name', 'forename'] },
    { field: 'lname', label: 'Last name', required: true, aliases: ['surname', 'family name'] },
    {
      field: 'phone',
      label: 'Phone number',
      required: true,
      aliases: ['phone', 'mobile', 'mobile number', 'telephone', 'gsm', 'phone no'],
    },
    {
      field: 'licence_number',
      label: 'Licence number',
      required: true,
      aliases: ['license number', 'licence', 'license', 'licence no', 'license no', "driver's licence", "driver's license"],
    },
    { field: 'licence_class', label: 'Licence class', required: true, aliases: ['license class', 'class'] },
    {
      field: 'licence_expiry_date',
      label: 'Licence expires on',
      required: true,
      aliases: ['licence expiry', 'license expiry', 'licence expiry date', 'license expiry date', 'expiry date'],
    },
    { field: 'dob', label: 'Date of birth', required: true, aliases: ['birth date', 'birthday'] },
    { field: 'city', label: 'City', required: true, aliases: ['city id', 'location', 'base', 'based in'] },
    { field: 'other_names', label: 'Other names', aliases: ['middle name', 'middle names'] },
    { field: 'email', label: 'Email', aliases: ['email address', 'e mail'] },
    { field: 'gender', label: 'Gender', aliases: ['sex'] },
    { field: 'address', label: 'Address', aliases: ['home address', 'residential address'] },
    { field: 'state', label: 'State', aliases: ['state of residence'] },
    { field: 'nin', label: 'NIN', aliases: ['national identity number', 'national identification number'] },
    {
      field: 'licence_issue_date',
      label: 'Licence issued on',
      aliases: ['licence issue date', 'license issue date', 'issue date'],
    },
    { field: 'lasdri_number', label: 'LASDRI number', aliases: ['lasdri', 'lasdri card', 'lasdri no'] },
    { field: 'lasdri_expiry_date', label: 'LASDRI expires on', aliases: ['lasdri expiry', 'lasdri expiry date'] },
    { field: 'years_experience', label: 'Years of experience', aliases: ['experience', 'years experience'] },
    { field: 'languages', label: 'Languages', aliases: ['language'] },
  ],
} as const satisfies Record<string, readonly ImportColumn[]>

const foldHeader = (header: string): string =>
  foldText(header)
    .replace(/\([^)]*\)|['’]/g, '')
    .replace(/[^a-z0-9]/g, '')

/** How many single-character changes lead from one word to the other, or more than `limit`. */
function countChanges(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let line = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [row, sign] of Array.from(from).entries()) {
    const next = [row + 1]
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = sign === to.charAt(at - 1)
      next.push(Math.min((next[at - 1] ?? 0) + 1, (line[at] ?? 0) + 1, (line[at - 1] ?? 0) + (isSame ? 0 : 1)))
    }
    line = next
  }
  return line[to.length] ?? 0
}

/** One typing mistake in a word of five letters or more, two from ten letters on. */
const allowedChanges = (word: string): number => (word.length < 5 ? 0 : word.length < 10 ? 1 : 2)

/**
 * Finds the field of each header of a file, by its name, its other names, and these with a typing mistake; null is a
 * header without a field. A field is given once: to the header that names it best, of equal ones to the first.
 */
export function matchImportHeaders(headers: readonly string[], columns: readonly ImportColumn[]): (string | null)[] {
  const candidates = headers.flatMap((header, at) => {
    const written = foldHeader(header)
    if (written === '') return []
    return columns.flatMap(({ field, label, aliases = [] }) => {
      const changes = [field, label, ...aliases].map((name) => {
        const wanted = foldHeader(name)
        return { count: countChanges(written, wanted, 2), allowed: allowedChanges(wanted) }
      })
      const fitting = changes.flatMap(({ count, allowed }) => (count <= allowed ? [count] : []))
      return fitting.length === 0 ? [] : [{ at, field, count: Math.min(...fitting) }]
    })
  })
  const found: (string | null)[] = headers.map(() => null)
  for (const { at, field } of candidates.toSorted((one, other) => one.count - other.count)) {
    if (found[at] === null && !found.includes(field)) found[at] = field
  }
  return found
}
