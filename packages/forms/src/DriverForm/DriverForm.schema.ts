import {
  adultYears,
  isAdult,
  isNin,
  isPersonName,
  licenceCoverage,
  parseLicence,
  vehicleTypeLabels,
  vehicleTypes,
  type Day,
} from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { isDay, optionalDay } from '../day.ts'
import { emptyPhone, phone } from '../phoneValue.ts'

/** A vehicle that a driver can be given. */
export interface VehicleOption {
  id: string
  registration_number: string
  name: string
  type: string
}

const wrongName = 'Special characters and numbers are not allowed'
/** A name as papers have it: apostrophes too. */
const personName = (missing: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((text) => text === '' || isPersonName(text), wrongName),
  )
/** May stay empty. */
const optional = (isGood: (text: string) => boolean, wrong: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isGood(text), wrong),
  )
const chosen = (missing: string) => z.string().check(z.minLength(1, missing))
const short = (least: number, wrong: string) => optional((text) => text.length >= least, wrong)

/** What to say of a licence class and a vehicle that it may not cover; `no` stands in the way. */
export function licenceCoverageWarning(licence_class: string, vehicle: VehicleOption | undefined): { is: 'no' | 'doubtful'; text: string } | undefined {
  const type = vehicleTypes.find((each) => each === vehicle?.type)
  if (type === undefined || licence_class === '') return undefined
  const is = licenceCoverage(licence_class, type)
  if (is === 'covers') return undefined
  const label = vehicleTypeLabels[type]
  const article = /^[aeiou]|^SUV/i.test(label) ? 'an' : 'a'
  return {
    is,
    text:
      is === 'no'
        ? `Class ${licence_class} does not cover ${article} ${label}`
        : `Class ${licence_class} may not cover ${article} ${label}`,
  }
}

/** Whoever is named is named whole, or not at all. */
const contact = {
  name: 'Please enter the name',
  phone: 'Please enter the phone number',
  relationship: 'Please enter the relationship',
} as const

/** The rules of a driver. */
export const driverSchema = ({ today, vehicles }: { today: Day; vehicles: readonly VehicleOption[] }) =>
  z
    .object({
      fname: personName('Please enter the first name'),
      lname: personName('Please enter the last name'),
      other_names: optional(isPersonName, wrongName),
      phone: phone('Please provide a valid phone number'),
      email: optional((text) => z.email().safeParse(text).success, 'Please provide a valid email'),
      dob: z.string().check(
        z.minLength(1, 'Please enter the date of birth'),
        z.refine((day) => day === '' || isAdult(day, today), `Driver must be at least ${adultYears}`),
      ),
      gender: z.string(),
      address: short(5, 'Please provide a valid address'),
      state: z.string(),
      city_id: chosen('Please select the city'),
      languages: z.array(z.string()),
      avatar: z.nullable(z.string()),
      nin: optional(isNin, 'NIN must be 11 digits'),
      emergency_name: short(2, contact.name),
      emergency_phone: short(5, contact.phone),
      emergency_relationship: short(2, contact.relationship),
      guarantor_name: short(2, contact.name),
      guarantor_phone: short(5, contact.phone),
      guarantor_relationship: short(2, contact.relationship),
      guarantor_address: short(5, 'Please provide a valid address'),
      licence_number: z.string().check(z.refine((text) => parseLicence(text) !== undefined, 'Please enter the licence number')),
      licence_class: chosen('Please select the class of the licence'),
      licence_issue_date: optionalDay().check(z.refine((day) => !isDay(day) || day <= today, 'The issue date cannot be in the future')),
      licence_expiry_date: z.string().check(
        z.minLength(1, 'Please enter the expiry date'),
        z.refine((day) => day === '' || day >= today, 'This document has already expired'),
      ),
      lasdri_number: short(3, 'Please enter the LASDRI number'),
      lasdri_expiry_date: optionalDay(),
      years_experience: optional((text) => /^\d{1,2}$/.test(text) && Number(text) <= 60, 'Between 0 and 60 years'),
      vehicle_id: z.string(),
      invite: z.boolean(),
    })
    .check((ctx) => {
      const { value } = ctx
      const say = (field: keyof typeof value, message: string) =>
        ctx.issues.push({ code: 'custom', message, input: value, path: [field], continue: true })
      if (isDay(value.licence_issue_date) && value.licence_expiry_date !== '' && value.licence_expiry_date <= value.licence_issue_date)
        say('licence_expiry_date', 'Expiry must be after the issue date')
      if (value.lasdri_number !== '' && value.lasdri_expiry_date === '') say('lasdri_expiry_date', 'Please enter the expiry date')
      const typed = {
        emergency: value.emergency_name + value.emergency_phone + value.emergency_relationship,
        guarantor: value.guarantor_name + value.guarantor_phone + value.guarantor_relationship + value.guarantor_address,
      }
      for (const whose of ['emergency', 'guarantor'] as const)
        for (const part of ['name', 'phone', 'relationship'] as const)
          if (typed[whose] !== '' && value[`${whose}_${part}`] === '') say(`${whose}_${part}`, contact[part])
      const cover = licenceCoverageWarning(
        value.licence_class,
        vehicles.find(({ id }) => id === value.vehicle_id),
      )
      if (cover?.is === 'no') say('vehicle_id', cover.text)
    })

export type DriverFields = z.infer<ReturnType<typeof driverSchema>>

const orNull = (text: string) => (text === '' ? null : text)

/** What is sent: null for what was left empty. */
export function driverValues(fields: DriverFields) {
  const { phone: number, emergency_name, emergency_phone, emergency_relationship, ...others } = fields
  const { guarantor_name, guarantor_phone, guarantor_relationship, guarantor_address, ...rest } = others
  return {
    ...rest,
    other_names: orNull(rest.other_names),
    phone: number.number,
    country_code: number.country,
    email: orNull(rest.email),
    gender: orNull(rest.gender),
    address: orNull(rest.address),
    state: orNull(rest.state),
    nin: orNull(rest.nin),
    licence_issue_date: orNull(rest.licence_issue_date),
    lasdri_number: orNull(rest.lasdri_number),
    lasdri_expiry_date: orNull(rest.lasdri_expiry_date),
    years_experience: rest.years_experience === '' ? null : Number(rest.years_experience),
    emergency_contact:
      emergency_name === '' ? null : { name: emergency_name, phone: emergency_phone, relationship: emergency_relationship },
    guarantor:
      guarantor_name === ''
        ? null
        : {
            name: guarantor_name,
            phone: guarantor_phone,
            relationship: guarantor_relationship,
            ...(guarantor_address === '' ? {} : { address: guarantor_address }),
          },
    vehicle_id: orNull(rest.vehicle_id),
  }
}
export type DriverValues = ReturnType<typeof driverValues>

/** A driver of whom nothing is known yet. */
export const emptyDriver: DriverFields = {
  fname: '',
  lname: '',
  other_names: '',
  phone: emptyPhone,
  email: '',
  dob: '',
  gender: '',
  address: '',
  state: '',
  city_id: '',
  languages: [],
  avatar: null,
  nin: '',
  emergency_name: '',
  emergency_phone: '',
  emergency_relationship: '',
  guarantor_name: '',
  guarantor_phone: '',
  guarantor_relationship: '',
  guarantor_address: '',
  licence_number: '',
  licence_class: '',
  licence_issue_date: '',
  licence_expiry_date: '',
  lasdri_number: '',
  lasdri_expiry_date: '',
  years_experience: '',
  vehicle_id: '',
  invite: true,
}

/** Which fields a step asks for, in their order on the page. */
export const driverSteps = {
  person: [
    'avatar',
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
    'nin',
    'emergency_name',
    'emergency_phone',
    'emergency_relationship',
    'guarantor_name',
    'guarantor_phone',
    'guarantor_relationship',
    'guarantor_address',
  ],
  licence: [
    'licence_number',
    'licence_class',
    'licence_issue_date',
    'licence_expiry_date',
    'lasdri_number',
    'lasdri_expiry_date',
    'years_experience',
  ],
  vehicle: ['vehicle_id'],
  review: ['invite'],
} as const satisfies Record<string, readonly (keyof DriverFields)[]>

/** What a refusal may call them. */
export const driverNames = {
  'emergency_contact.name': 'emergency_name',
  'emergency_contact.phone': 'emergency_phone',
  'emergency_contact.relationship': 'emergency_relationship',
  'guarantor.name': 'guarantor_name',
  'guarantor.phone': 'guarantor_phone',
  'guarantor.relationship': 'guarantor_relationship',
  'guarantor.address': 'guarantor_address',
} as const satisfies Record<string, keyof DriverFields>

/** What a draft keeps: never the identity number, nor a file. */
export const driverDraft = [...driverSteps.person, ...driverSteps.licence, ...driverSteps.vehicle].filter(
  (name) => name !== 'nin' && name !== 'avatar',
)
