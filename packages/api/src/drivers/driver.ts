import { driverStatuses, isNin, isPersonName, licenceClasses, parseLicence } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { Blocker, CityBrief, Compliance, DriverBrief, StatusReason, typed, VehicleBrief, version } from '../fleet/words.ts'
import { day, dayOf, instant, openEnum } from '../kernel/schema.ts'

/** How a driver has done in the last 30 days. Shares are in basis points, null without a trip to judge by. */
export const DriverStats = z.object({
  trips_30d: z.int(),
  completed_bps: z.nullable(z.int()),
  /** Departures within five minutes of the plan. */
  on_time_bps: z.nullable(z.int()),
  cancellations_30d: z.int(),
})
export type DriverStats = z.output<typeof DriverStats>

/** What passengers gave in the last 90 days, out of ten; null when nobody has rated. */
export const DriverRating = z.object({ count: z.int(), rating: z.nullable(z.number()) })
export type DriverRating = z.output<typeof DriverRating>

/** A driver as lists show them. */
export const Driver = z.extend(DriverBrief, {
  /** E.164. */
  phone: z.string(),
  country_code: z.string(),
  /** Address of the picture, good for an hour or two. */
  avatar: z.nullable(z.string()),
  city: CityBrief,
  licence_number: z.string(),
  licence_class: z.string(),
  licence_expiry_date: z.nullable(day),
  vehicle: z.nullable(VehicleBrief),
  compliance: Compliance,
  rating: DriverRating,
  stats: DriverStats,
  status: openEnum(driverStatuses),
  status_reason: z.nullable(StatusReason),
  app_state: openEnum(['not_invited', 'invited', 'active']),
  invited_at: z.nullable(instant),
  dispatchable: z.boolean(),
  dispatch_blockers: z.array(Blocker),
  version: z.int(),
  created_at: instant,
  updated_at: z.nullable(instant),
})
export type Driver = z.output<typeof Driver>

const contact = {
  name: typed(2, 80, 'Please enter the name'),
  phone: typed(5, 30, 'Please enter the phone number'),
  relationship: typed(2, 40, 'Please enter the relationship'),
}
export const Contact = z.object(contact)
export const Guarantor = z.object({ ...contact, address: z.optional(typed(0, 200, 'Please enter the address')) })

/** A driver with everything that is known of them. */
export const DriverDetails = z.extend(Driver, {
  other_names: z.nullable(z.string()),
  email: z.nullable(z.string()),
  dob: z.nullable(day),
  gender: z.nullable(z.string()),
  address: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** Its last digits behind stars. */
  nin: z.nullable(z.string()),
  licence_issue_date: z.nullable(day),
  lasdri_number: z.nullable(z.string()),
  lasdri_expiry_date: z.nullable(day),
  years_experience: z.nullable(z.int()),
  languages: z.array(z.string()),
  emergency_contact: z.nullable(Contact),
  guarantor: z.nullable(Guarantor),
  /** Trips to come that would need another driver. */
  upcoming_trips: z.int(),
  warnings: z.array(z.string()),
})
export type DriverDetails = z.output<typeof DriverDetails>

const wrongName = 'Special characters and numbers are not allowed'
const personName = (message: string) =>
  z.string(message).check(
    z.trim(),
    z.minLength(1, message),
    z.maxLength(60),
    z.refine((text) => text === '' || isPersonName(text), wrongName),
  )
const date = (message: string) => z.nullable(dayOf(message))

const fields = {
  fname: personName('Please enter the first name'),
  lname: personName('Please enter the last name'),
  other_names: z.nullable(personName('Please enter the other names')),
  /** As people type it; checked against `country_code`. */
  phone: typed(5, 30, 'Please provide a valid phone number'),
  country_code: z.string().check(z.length(2, 'Please select the country')),
  email: z.nullable(z.email('Please provide a valid email').check(z.maxLength(254))),
  dob: date('Please enter the date of birth'),
  gender: z.nullable(z.enum(['female', 'male', 'other'], 'Please select one')),
  address: z.nullable(typed(5, 200, 'Please provide a valid address')),
  state: z.nullable(typed(2, 40, 'Please select the state')),
  city_id: z.string('Please select the city').check(z.minLength(1, 'Please select the city'), z.maxLength(64)),
  nin: z.nullable(z.string().check(z.trim(), z.refine(isNin, 'NIN must be 11 digits'))),
  licence_number: z.string('Please enter the licence number').check(
    z.trim(),
    z.refine((text) => parseLicence(text) !== undefined, 'Please enter the licence number'),
  ),
  licence_class: z.enum(licenceClasses, 'Please select the class of the licence'),
  licence_issue_date: date('Please enter the date of issue'),
  licence_expiry_date: date('Please enter the expiry date'),
  lasdri_number: z.nullable(typed(3, 40, 'Please enter the LASDRI number')),
  lasdri_expiry_date: date('Please enter the expiry date'),
  years_experience: z.nullable(
    z.int('Please enter whole years').check(z.minimum(0, 'Between 0 and 60 years'), z.maximum(60, 'Between 0 and 60 years')),
  ),
  languages: z.array(typed(2, 40, 'Please enter a language')).check(z.maxLength(10)),
  emergency_contact: z.nullable(Contact),
  guarantor: z.nullable(Guarantor),
  /** Address of an uploaded picture. */
  avatar: z.nullable(z.string().check(z.minLength(1), z.maxLength(300))),
}

/** What is sent to add a driver; `invite` sends the invitation to the app by text message. */
export const NewDriver = z.object({
  ...fields,
  other_names: z._default(fields.other_names, null),
  country_code: z._default(fields.country_code, 'NG'),
  email: z._default(fields.email, null),
  dob: z._default(fields.dob, null),
  gender: z._default(fields.gender, null),
  address: z._default(fields.address, null),
  state: z._default(fields.state, null),
  nin: z._default(fields.nin, null),
  licence_issue_date: z._default(fields.licence_issue_date, null),
  licence_expiry_date: z._default(fields.licence_expiry_date, null),
  lasdri_number: z._default(fields.lasdri_number, null),
  lasdri_expiry_date: z._default(fields.lasdri_expiry_date, null),
  years_experience: z._default(fields.years_experience, null),
  languages: z._default(fields.languages, []),
  emergency_contact: z._default(fields.emergency_contact, null),
  guarantor: z._default(fields.guarantor, null),
  avatar: z._default(fields.avatar, null),
  invite: z._default(z.boolean(), false),
})
export type NewDriver = z.output<typeof NewDriver>

/** What is sent to change a driver: only what changes, and the version that was read. */
export const DriverChange = z.extend(z.partial(z.object(fields)), { version })
export type DriverChange = z.output<typeof DriverChange>

/** How a driver has done in a period. */
export const Performance = z.object({
  trips: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  missed: z.int(),
  /** Of the trips that the driver could have run, in basis points; null without any. */
  completed_bps: z.nullable(z.int()),
  on_time_bps: z.nullable(z.int()),
  rating: DriverRating,
  passengers: z.int(),
  distance_m: z.int(),
  series: z.array(z.object({ date: day, total: z.int(), completed: z.int() })),
})
