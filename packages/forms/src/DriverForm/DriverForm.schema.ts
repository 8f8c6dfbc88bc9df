import { licenceCoverage, licenceCoverageMessage, vehicleTypes, type Day } from '@vehicle-partner/domain'
import { driverErrors, driverSchema as entitySchema, type DriverContext, type DriverInput } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { formCodec, nullToText, textToNull, textToWholeNumber, withFieldErrors } from '../formCodec.ts'
import { emptyPhone, loadIsPhone, phoneShape, toPhoneFieldName } from '../phoneValue.ts'

/** A vehicle that a driver can be assigned to. */
export interface VehicleOption {
  id: string
  registration_number: string
  name: string
  /** Undefined where the user may not read it: then only the server checks the licence class. */
  type?: string | undefined
}

/** The message when a licence class may not cover a vehicle; an `error` forbids the choice. */
export function licenceCoverageWarning(
  licence_class: string,
  vehicle: VehicleOption | undefined,
): { severity: 'error' | 'warning'; text: string } | undefined {
  const type = vehicleTypes.find((each) => each === vehicle?.type)
  if (type === undefined || licence_class === '') return undefined
  const message = licenceCoverageMessage(licence_class, type)
  return message === undefined
    ? undefined
    : { severity: licenceCoverage(licence_class, type) === 'no' ? 'error' : 'warning', text: message }
}

const text = z.string()

/** The fields of the form, as text. */
const driverFields = z.object({
  fname: text,
  lname: text,
  other_names: text,
  phone: phoneShape,
  email: text,
  dob: text,
  gender: text,
  address: text,
  state: text,
  city_id: text,
  languages: z.array(text),
  avatar: z.nullable(text),
  nin: text,
  emergency_name: text,
  emergency_phone: text,
  emergency_relationship: text,
  guarantor_name: text,
  guarantor_phone: text,
  guarantor_relationship: text,
  guarantor_address: text,
  licence_number: text,
  licence_class: text,
  licence_issue_date: text,
  licence_expiry_date: text,
  lasdri_number: text,
  lasdri_expiry_date: text,
  years_experience: text,
  vehicle: z.nullable(z.custom<VehicleOption>()),
  invite: z.boolean(),
})
export type DriverFields = z.output<typeof driverFields>

/** What the form submits: the driver, the vehicle to assign, and whether to send the app invitation. */
export interface DriverValues extends DriverInput {
  vehicle: VehicleOption | null
  invite: boolean
}

/** A driver as the API returns it: older ones lack what is required today, and words may be newer than this version. */
export interface StoredDriver extends Omit<DriverInput, 'dob' | 'gender' | 'licence_class' | 'licence_expiry_date'> {
  dob: Day | null
  gender: string | null
  licence_class: string
  licence_expiry_date: Day | null
}

/** Null when nothing was typed: a contact is complete or absent. */
const textsToContact = (contact: { name: string; phone: string; relationship: string; address?: string | undefined }) =>
  Object.values(contact).every((part) => part === undefined || part.trim() === '') ? null : contact

function decodeDriver(fields: DriverFields): Record<keyof DriverValues, unknown> {
  const { phone, emergency_name, emergency_phone, emergency_relationship, ...others } = fields
  const { guarantor_name, guarantor_phone, guarantor_relationship, guarantor_address, ...rest } = others
  return {
    ...rest,
    phone: phone.number,
    country_code: phone.country,
    other_names: textToNull(rest.other_names),
    email: textToNull(rest.email),
    gender: textToNull(rest.gender),
    address: textToNull(rest.address),
    state: textToNull(rest.state),
    nin: textToNull(rest.nin),
    licence_issue_date: textToNull(rest.licence_issue_date),
    lasdri_number: textToNull(rest.lasdri_number),
    lasdri_expiry_date: textToNull(rest.lasdri_expiry_date),
    years_experience: rest.years_experience.trim() === '' ? null : textToWholeNumber(rest.years_experience),
    emergency_contact: textsToContact({ name: emergency_name, phone: emergency_phone, relationship: emergency_relationship }),
    guarantor: textsToContact({
      name: guarantor_name,
      phone: guarantor_phone,
      relationship: guarantor_relationship,
      address: textToNull(guarantor_address) ?? undefined,
    }),
  }
}

function encodeDriver(driver: StoredDriver & Pick<DriverValues, 'vehicle' | 'invite'>): DriverFields {
  const { country_code, emergency_contact, guarantor, ...rest } = driver
  return {
    ...rest,
    phone: { number: rest.phone, country: country_code },
    other_names: nullToText(rest.other_names),
    email: nullToText(rest.email),
    dob: nullToText(rest.dob),
    licence_expiry_date: nullToText(rest.licence_expiry_date),
    gender: nullToText(rest.gender),
    address: nullToText(rest.address),
    state: nullToText(rest.state),
    nin: nullToText(rest.nin),
    licence_issue_date: nullToText(rest.licence_issue_date),
    lasdri_number: nullToText(rest.lasdri_number),
    lasdri_expiry_date: nullToText(rest.lasdri_expiry_date),
    years_experience: rest.years_experience === null ? '' : String(rest.years_experience),
    emergency_name: nullToText(emergency_contact?.name),
    emergency_phone: nullToText(emergency_contact?.phone),
    emergency_relationship: nullToText(emergency_contact?.relationship),
    guarantor_name: nullToText(guarantor?.name),
    guarantor_phone: nullToText(guarantor?.phone),
    guarantor_relationship: nullToText(guarantor?.relationship),
    guarantor_address: nullToText(guarantor?.address),
  }
}

const driverValues = z.extend(entitySchema, { vehicle: z.nullable(z.custom<VehicleOption>()), invite: z.boolean() })

export interface DriverSchemaContext extends Pick<DriverContext, 'before'> {
  today: Day
}

/** The rules of the driver form: those of the entity, and whether the licence covers the vehicle. */
export const driverSchema = ({ today, before }: DriverSchemaContext) =>
  formCodec(
    driverFields,
    withFieldErrors<DriverValues>(driverValues, async (driver) => {
      const coverage = licenceCoverageWarning(driver.licence_class ?? '', driver.vehicle ?? undefined)
      return {
        ...driverErrors(driver, { today, isPhone: await loadIsPhone(), before }),
        ...(coverage?.severity === 'error' && { vehicle: coverage.text }),
      }
    }),
    { decode: decodeDriver, encode: encodeDriver },
  )

/** The form's fields for a stored driver. */
export const toDriverFields = (driver: StoredDriver): DriverFields => encodeDriver({ ...driver, vehicle: null, invite: false })

/** The form's field for a path of the driver: `guarantor_phone` for `guarantor.phone`. */
export const toDriverFieldName = (path: string): string =>
  toPhoneFieldName(path)
    .replace(/^vehicle_id$/, 'vehicle')
    .replace(/^emergency_contact\./, 'emergency_')
    .replace(/^guarantor\./, 'guarantor_')

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
  vehicle: null,
  invite: true,
}

/** The fields of each step, in their order on the page. */
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
  vehicle: ['vehicle'],
  review: ['invite'],
} as const satisfies Record<string, readonly (keyof DriverFields)[]>

/** The fields that the draft of the photo stores. */
export const driverPhotoFields = ['avatar'] as const satisfies readonly (keyof DriverFields)[]

/** The fields that a draft stores: never the identity number, nor a file; the vehicle may be another driver's by then. */
export const driverDraftFields = [...driverSteps.person, ...driverSteps.licence].filter((name) => name !== 'nin' && name !== 'avatar')
