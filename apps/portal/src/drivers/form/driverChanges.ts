import type { Api } from '@vehicle-partner/api'
import { formatDate } from '@vehicle-partner/domain'
import type { StoredDriver } from '@vehicle-partner/forms'

/** A driver as any server of the specification returns it: the fields that this product adds may be absent. */
export type SpecifiedDriver = Awaited<ReturnType<Api['drivers']['get']>>['data']

const genders = ['female', 'male', 'other'] as const

/** The fields of a driver that the form edits. The identity number is not among them: only its last digits come back. */
export const toStoredDriver = (driver: SpecifiedDriver): StoredDriver => ({
  fname: driver.fname ?? '',
  lname: driver.lname ?? '',
  other_names: driver.other_names ?? null,
  phone: driver.phone ?? '',
  country_code: driver.country_code ?? 'NG',
  email: driver.email ?? null,
  dob: driver.dob ?? null,
  gender: genders.find((each) => each === driver.gender) ?? null,
  address: driver.address ?? null,
  state: driver.state ?? null,
  city_id: driver.city?.id ?? '',
  languages: driver.languages ?? [],
  avatar: driver.avatar ?? null,
  nin: null,
  emergency_contact: driver.emergency_contact ?? null,
  guarantor: driver.guarantor ?? null,
  licence_number: driver.licence_number ?? '',
  licence_class: driver.licence_class ?? '',
  licence_issue_date: driver.licence_issue_date ?? null,
  licence_expiry_date: driver.licence_expiry_date ?? null,
  lasdri_number: driver.lasdri_number ?? null,
  lasdri_expiry_date: driver.lasdri_expiry_date ?? null,
  years_experience: driver.years_experience ?? null,
})

/** The fields of a driver in the order of the page, with their names. */
export const driverLabels = {
  fname: 'First name',
  lname: 'Last name',
  other_names: 'Other names',
  phone: 'Phone number',
  email: 'Email address',
  state: 'State',
  city_id: 'City',
  dob: 'Date of birth',
  gender: 'Gender',
  address: 'Home address',
  languages: 'Languages',
  nin: 'NIN',
  emergency_contact: 'Emergency contact',
  guarantor: 'Guarantor',
  licence_number: 'Licence number',
  licence_class: 'Class',
  licence_issue_date: 'Issue date',
  licence_expiry_date: 'Expiry date',
  lasdri_number: 'LASDRI number',
  lasdri_expiry_date: 'LASDRI expiry date',
  years_experience: 'Years of experience',
} as const satisfies Partial<Record<keyof StoredDriver, string>>

/** The country of a phone number is sent with it. */
export const driverFieldGroups = [['phone', 'country_code']] as const

/** A value of a driver as the page shows it. */
export function describeDriverValue(value: unknown, name: string, cities: readonly { id: string; name: string }[]): string {
  if (Array.isArray(value)) return value.join(', ')
  if (name === 'city_id') return cities.find(({ id }) => id === value)?.name ?? 'another city'
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name)
  return typeof value === 'string' && (name === 'dob' || name.endsWith('_date')) ? formatDate(value) : String(value)
}
