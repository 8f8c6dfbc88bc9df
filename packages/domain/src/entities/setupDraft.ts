import * as z from 'zod/mini'
import { dateTextMaxLength } from '../calendarDays.ts'
import { emailMaxLength } from './fieldRules.ts'

/**
 * The fields that a draft keeps, of each form of the set-up and of a new vehicle or driver. A field that is not named here is dropped, so
 * that no draft holds a password, a code, the number of an identity document or a file.
 */
export const setupDraftFields = {
  'partner-type': ['mode'],
  company: ['company_name', 'business_type', 'rc_number', 'company_address', 'company_email', 'company_phone', 'experience_start_date'],
  identity: ['type', 'fname', 'lname', 'dob'],
  address: ['full_address'],
  cities: ['cities'],
  vehicle: [
    'brand',
    'name',
    'type',
    'year',
    'seats',
    'registration_number',
    'plate_category',
    'color',
    'fuel_type',
    'city_id',
    'ownership',
    'inventory_type',
    'amenity_list',
    'nickname',
    'chassis_number',
    'transmission',
    'odometer_km',
  ],
  driver: [
    'fname',
    'lname',
    'other_names',
    'phone',
    'email',
    'dob',
    'gender',
    'address',
    'state',
    'city_id',
    'languages',
    'emergency_name',
    'emergency_phone',
    'emergency_relationship',
    'guarantor_name',
    'guarantor_phone',
    'guarantor_relationship',
    'guarantor_address',
    'licence_number',
    'licence_class',
    'licence_issue_date',
    'licence_expiry_date',
    'lasdri_number',
    'lasdri_expiry_date',
    'years_experience',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof typeof fields)[]>>

export type SetupDraftForm = keyof typeof setupDraftFields

/** The forms that have drafts. */
export const setupDraftForms = [
  'partner-type',
  'company',
  'identity',
  'address',
  'cities',
  'vehicle',
  'driver',
] as const satisfies readonly SetupDraftForm[]

/** Bytes of UTF-8 that the values of a draft may have. */
export const setupDraftMaxBytes = 8192

/** The digits of a NIN or BVN, together or in groups: people also type them into the wrong field. */
const identityNumber = /(?<!\d)\d(?:[\s-]?\d){10}(?!\d)/g

/** A text as it was typed, valid or not, without what may be the number of a NIN or BVN. */
const typedText = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max)),
    z.transform((text: string) => text.replaceAll(identityNumber, '')),
  )

const listLimit = 200
const textList = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(listLimit))
const phone = z.object({ number: z.string().check(z.maxLength(40)), country: z.string().check(z.maxLength(5)) })
/** Phone numbers of Nigeria have eleven digits, and an address may be made of one. */
const phoneText = z.string().check(z.maxLength(40))
const dateText = typedText(dateTextMaxLength)
const emailText = z.string().check(z.maxLength(emailMaxLength))

const fields = {
  mode: typedText(20),
  company_name: typedText(300),
  business_type: typedText(60),
  rc_number: typedText(300),
  company_address: typedText(500),
  company_email: emailText,
  company_phone: phone,
  experience_start_date: dateText,
  type: typedText(20),
  fname: typedText(200),
  lname: typedText(200),
  dob: dateText,
  full_address: typedText(500),
  cities: textList,
  brand: typedText(60),
  name: typedText(200),
  year: typedText(20),
  seats: typedText(20),
  registration_number: typedText(60),
  plate_category: typedText(20),
  color: typedText(200),
  fuel_type: typedText(20),
  city_id: typedText(64),
  ownership: typedText(20),
  inventory_type: typedText(60),
  amenity_list: textList,
  nickname: typedText(200),
  chassis_number: typedText(60),
  transmission: typedText(20),
  odometer_km: typedText(20),
  other_names: typedText(200),
  phone,
  email: emailText,
  gender: typedText(20),
  address: typedText(500),
  state: typedText(60),
  languages: textList,
  emergency_name: typedText(200),
  emergency_phone: phoneText,
  emergency_relationship: typedText(200),
  guarantor_name: typedText(200),
  guarantor_phone: phoneText,
  guarantor_relationship: typedText(200),
  guarantor_address: typedText(500),
  licence_number: typedText(60),
  licence_class: typedText(20),
  licence_issue_date: dateText,
  licence_expiry_date: dateText,
  lasdri_number: typedText(60),
  lasdri_expiry_date: dateText,
  years_experience: typedText(20),
}

/** What was typed into a set-up form. Fields of no draft are dropped; `pickDraftFields` drops those of other forms. */
export const setupDraftValues = z
  .partial(z.object(fields))
  .check(
    z.refine((values) => new TextEncoder().encode(JSON.stringify(values)).length <= setupDraftMaxBytes, 'This is too long for a draft'),
  )
export type SetupDraftValues = z.output<typeof setupDraftValues>

/** The values that the draft of a form keeps. */
export const pickDraftFields = (form: SetupDraftForm, values: SetupDraftValues): SetupDraftValues => {
  const kept: readonly string[] = setupDraftFields[form]
  return Object.fromEntries(Object.entries(values).filter(([name]) => kept.includes(name)))
}

/** Whether nothing was typed. */
export const isDraftEmpty = (values: SetupDraftValues): boolean =>
  Object.values(values).every((value) => (typeof value === 'object' && !Array.isArray(value) ? value.number === '' : value.length === 0))
