// Longer than other files: the entities share their generators of random input.
import { contract } from '@vehicle-partner/api/contract'
import { checkDocument, RequestError, serializeDocumentType } from '@vehicle-partner/api/server'
import { documentTypesFor, roles } from '@vehicle-partner/domain'
import {
  companyErrors,
  costItemErrors,
  driverErrors,
  effectiveFromErrors,
  identityErrors,
  identityNumberErrors,
  missingPhotoMessage,
  prefixKeys,
  profileErrors,
  vehicleErrors,
  type FieldErrors,
} from '@vehicle-partner/domain/entities'
import { isPhone } from '@vehicle-partner/domain/phone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { acceptInviteSchema, type AcceptInviteFields } from './AcceptInviteForm/AcceptInviteForm.schema.ts'
import { addressSchema, type AddressFields } from './AddressForm/AddressForm.schema.ts'
import { companySchema, toCompanyFieldName, type CompanyFields } from './CompanyForm/CompanyForm.schema.ts'
import {
  costConfigurationSchema,
  toCostFieldName,
  type CostConfigurationFields,
} from './CostConfigurationForm/CostConfigurationForm.schema.ts'
import { driverSchema, emptyDriver, toDriverFieldName, type DriverFields } from './DriverForm/DriverForm.schema.ts'
import { identitySchema, type IdentityFields } from './IdentityForm/IdentityForm.schema.ts'
import { inviteMemberSchema, type InviteMemberFields } from './InviteMemberForm/InviteMemberForm.schema.ts'
import { toPhoneFieldName } from './phoneValue.ts'
import { profileSchema, type ProfileFields } from './ProfileForm/ProfileForm.schema.ts'
import { registerSchema, type RegisterFields } from './RegisterForm/RegisterForm.schema.ts'
import { settlementAccountSchema, type SettlementAccountFields } from './SettlementAccountForm/SettlementAccountForm.schema.ts'
import { toTripIssueFieldName, tripIssueSchema, type TripIssueFields } from './TripIssueForm/TripIssueForm.schema.ts'
import { documentSchema, type DocumentFields } from './DocumentForm/DocumentForm.schema.ts'
import { emptyVehicle, toVehicleFieldName, vehicleSchema, type VehicleFields } from './VehicleForm/VehicleForm.schema.ts'

// Random and edge inputs go to each form's schema and to the schema and rules that server and mock apply to the same value.

const today = '2026-11-21'
const same = (path: string) => path

/** Messages by field: the first of each. */
function messagesOf(error: z.core.$ZodError | undefined, toFieldName: (path: string) => string): FieldErrors {
  const messages: FieldErrors = {}
  for (const { path, message } of error?.issues ?? []) messages[toFieldName(path.map(String).join('.'))] ??= message
  return messages
}

const renamed = (errors: FieldErrors, toFieldName: (path: string) => string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [toFieldName(path), message]))

interface Agreement<Fields, Body> {
  fields: fc.Arbitrary<Fields>
  form: z.ZodMiniType<unknown, Fields>
  /** The value that the form would send without any check of its own. */
  decode: (fields: Fields) => unknown
  /** The call's body. */
  body: z.ZodMiniType<Body, unknown> | undefined
  /** The rules between the fields of a valid body. */
  rules?: (body: Body) => FieldErrors
  toFieldName?: (path: string) => string
}

/** Expects enough valid and enough invalid inputs. */
const bothVerdicts = { accepts: true, rejects: true }

/** Expects the same messages of form and server. A call's schema comes first, and the rules between fields only for a valid body; a form shows both at once. */
async function compareVerdicts<Fields, Body>({ fields, form, decode, body, rules, toFieldName = same }: Agreement<Fields, Body>) {
  if (body === undefined) throw new Error('The call has no body')
  let accepted = 0
  let rejected = 0
  await fc.assert(
    fc.asyncProperty(fields, async (input) => {
      const byForm = messagesOf((await form.safeParseAsync(input)).error, toFieldName)
      const parsed = body.safeParse(decode(input))
      const byServer = parsed.success ? renamed(rules?.(parsed.data) ?? {}, toFieldName) : messagesOf(parsed.error, toFieldName)
      expect(parsed.success ? byForm : { ...byForm, ...byServer }).toEqual(parsed.success ? byServer : byForm)
      if (Object.keys(byServer).length === 0) accepted += 1
      else rejected += 1
    }),
    { numRuns: 300 },
  )
  return { accepts: accepted > 10, rejects: rejected > 10 }
}

/** The decoded fields before validation. */
const decoderOf =
  <Fields>(codec: { def: { transform: (fields: Fields, payload: z.core.ParsePayload<Fields>) => unknown } }) =>
  (fields: Fields): unknown =>
    codec.def.transform(fields, { value: fields, issues: [] })

const lengths = [1, 2, 4, 5, 24, 25, 30, 31, 40, 41, 60, 61, 80, 81, 100, 101, 200, 201, 254, 300, 301]
const edgeText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'A',
    '?',
    '0',
    '-1',
    '1.5',
    '60',
    '61',
    '1e3',
    '2007',
    '1234567890',
    '12345678901',
    "O'Connor",
    'Mary  Jane',
    'Ade-',
  ),
  fc.constantFrom(
    'Adéṣọlá',
    'Ade Ojo',
    ' Ade ',
    'a@b.ng',
    ' a@b.ng ',
    'a@b',
    'LAGOS 1',
    'kja456xy',
    'RC1234567',
    'ABC12345AA67',
    '100.01',
    '8,200.50',
  ),
  fc.constantFrom('١٢٣', '１２３', '\u0000', '\u200b', '🚌'.repeat(30)),
  fc.constantFrom(...lengths).map((length) => 'a'.repeat(length)),
  fc.constantFrom(...lengths).map((length) => `${'a'.repeat(Math.max(1, length - 5))}@b.ng`),
  fc.string({ maxLength: 320 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const edgeDay = fc.oneof(
  fc.constantFrom('', '?', '1899-12-31', '1900-01-01', '1925-11-21', '1926-11-21', '1926-11-22', '2008-11-21', '2008-11-22', '2026-11-20'),
  fc.constantFrom(
    '2026-11-01',
    '2026-10-31',
    today,
    '2026-11-22',
    '2026-02-29',
    '2036-11-21',
    '2036-11-22',
    '2199-12-31',
    '2200-01-01',
    '21-11-2026',
  ),
)
const edgePhone = fc.record({
  number: fc.constantFrom('', '+234', '+2348030000011', '+234803000001', '+233241234567', '08030000011', `+${'2'.repeat(40)}`),
  country: fc.constantFrom('NG', 'GH', '', 'XX', 'Nigeria'),
})
/** Mostly the good value, so that rules between fields are reached. */
const mostly = <T>(good: T, edge: fc.Arbitrary<T>, weight = 8) =>
  fc.oneof({ weight, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: edge })
const texts = fc.array(edgeText, { maxLength: 12 })
const files = fc.array(fc.record({ value: fc.constantFrom('/files/1', '/files/2'), name: fc.constant('a.jpg') }), { maxLength: 6 })

/** Fields of a form: mostly those of a good one, with edge values by the name of a field or for any text. */
function arbitraryOf<Fields extends object>(
  good: Fields,
  edges: { [Name in keyof Fields]?: fc.Arbitrary<Fields[Name]> },
): fc.Arbitrary<Fields> {
  // A form of many fields would hardly ever be valid otherwise.
  const weight = Math.min(20, 2 * Object.keys(good).length)
  const entries = Object.entries(good).map(([name, value]) => {
    const edge =
      (edges as Record<string, fc.Arbitrary<unknown> | undefined>)[name] ?? (typeof value === 'string' ? edgeText : fc.constant(value))
    return [name, mostly<unknown>(value, edge, weight)]
  })
  return fc.record(Object.fromEntries(entries)) as fc.Arbitrary<Fields>
}

const goodDriver: DriverFields = {
  ...emptyDriver,
  fname: 'Musa',
  lname: 'Bello',
  phone: { number: '+2348030000011', country: 'NG' },
  dob: '1990-04-12',
  city_id: 'lagos',
  licence_number: 'ABC12345678AA1',
  licence_class: 'E',
  licence_issue_date: '2025-01-10',
  licence_expiry_date: '2028-01-10',
  guarantor_name: 'Tunde',
  guarantor_phone: '08030000013',
  guarantor_relationship: 'Uncle',
}
test('driver', async () => {
  const form = driverSchema({ today })
  const verdicts = await compareVerdicts({
    form,
    decode: decoderOf(form),
    body: contract.drivers.create.body,
    rules: (driver) => driverErrors(driver, { today, isPhone }),
    toFieldName: toDriverFieldName,
    fields: arbitraryOf(goodDriver, {
      phone: edgePhone,
      dob: edgeDay,
      licence_issue_date: edgeDay,
      licence_expiry_date: edgeDay,
      lasdri_expiry_date: edgeDay,
      languages: texts,
      gender: fc.constantFrom('', 'female', 'no'),
      licence_class: fc.constantFrom('', 'A', 'Z'),
      vehicle: fc.constant(null),
      avatar: fc.option(edgeText),
      invite: fc.boolean(),
    }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

const photo = [{ value: '/files/1', name: 'front.jpg' }]
const goodVehicle: VehicleFields = {
  ...emptyVehicle,
  brand: 'Toyota',
  name: 'Hiace',
  type: 'mini_bus',
  year: '2016',
  seats: '14',
  registration_number: 'KJA-456XY',
  color: 'White',
  fuel_type: 'petrol',
  city_id: 'lagos',
  amenity_list: ['air_conditioning'],
  front: photo,
}
test('vehicle', async () => {
  const form = vehicleSchema({ today })
  const verdicts = await compareVerdicts({
    form,
    decode: decoderOf(form),
    body: contract.vehicles.create.body,
    rules: (vehicle) => ({
      ...vehicleErrors(vehicle, { today }),
      ...(vehicle.photos.length === 0 && { photos: missingPhotoMessage }),
    }),
    toFieldName: toVehicleFieldName,
    fields: arbitraryOf(goodVehicle, {
      type: fc.constantFrom('', 'sedan', 'suv', 'coaster', 'bus', 'lorry'),
      year: fc.oneof(edgeText, fc.integer({ min: 1990, max: 2040 }).map(String)),
      seats: fc.oneof(edgeText, fc.integer({ min: 0, max: 70 }).map(String)),
      amenity_list: fc.subarray(['air_conditioning', 'wifi', 'pool']),
      transmission: fc.constantFrom('', 'manual', 'other'),
      odometer_km: fc.oneof(edgeText, fc.integer({ min: -5, max: 20_000_000 }).map(String)),
      front: files,
      back: files,
      left: files,
      right: files,
      interior: files,
    }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

test('document', async () => {
  const owner = { owner_type: 'vehicle', owner_id: 'veh_1', owner_label: 'KJA-456XY', city: 'LOS', ownership: 'owned' } as const
  const types = documentTypesFor('vehicle', owner)
  const form = documentSchema(types.map(serializeDocumentType), today)
  const good: DocumentFields = {
    type: 'insurance',
    number: 'POL-1',
    issuer: 'Leadway',
    issue_date: '2026-01-10',
    expiry_date: '2027-01-09',
    files: photo,
  }
  const verdicts = await compareVerdicts({
    form,
    decode: decoderOf(form),
    body: contract.vehicleDocuments.create.body,
    rules: (document) => {
      try {
        checkDocument(owner, document.type, document, today)
        return {}
      } catch (error) {
        if (error instanceof RequestError) return error.errors ?? {}
        throw error
      }
    },
    fields: arbitraryOf(good, {
      type: fc.constantFrom('', 'passport', ...types.map(({ code }) => code)),
      issue_date: edgeDay,
      expiry_date: edgeDay,
      files,
    }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

test('company', async () => {
  const form = companySchema(today)
  const good: CompanyFields = {
    company_name: 'Okafor Mobility Limited',
    business_type: 'Company',
    rc_number: 'RC1294417',
    company_address: '14 Adeniyi Jones Avenue, Ikeja',
    company_email: 'accounts@okafor.ng',
    company_phone: { number: '+2348030000001', country: 'NG' },
    experience_start_date: '2019-03-14',
  }
  const decode = decoderOf(form)
  const verdicts = await compareVerdicts({
    form,
    decode: (fields) => ({ ...Object(decode(fields)), mode: 'business' }),
    body: contract.partners.create.body,
    rules: (company) => (company.mode === 'business' ? companyErrors(company, { today, isPhone }) : {}),
    toFieldName: toCompanyFieldName,
    fields: arbitraryOf(good, { company_phone: edgePhone, experience_start_date: edgeDay }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

const person = { fname: 'Adaeze', lname: 'Okafor', phone: { number: '+2348030000001', country: 'NG' } }

test('registration', async () => {
  const good: RegisterFields = { ...person, email: 'adaeze@okafor.ng', password: 'Demo-1234' }
  const verdicts = await compareVerdicts({
    form: registerSchema,
    decode: decoderOf(registerSchema),
    body: contract.auth.register.body,
    rules: (user) => profileErrors(user, { isPhone }),
    toFieldName: toPhoneFieldName,
    fields: arbitraryOf(good, { phone: edgePhone }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

test('registration from an invitation', async () => {
  const good: AcceptInviteFields = { ...person, password: 'Demo-1234' }
  const decode = decoderOf(acceptInviteSchema)
  const verdicts = await compareVerdicts({
    form: acceptInviteSchema,
    decode: (fields) => ({ ...Object(decode(fields)), email: 'adaeze@okafor.ng' }),
    body: contract.auth.register.body,
    rules: (user) => profileErrors(user, { isPhone }),
    toFieldName: toPhoneFieldName,
    fields: arbitraryOf(good, { phone: edgePhone }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

const goodProfile: ProfileFields = { ...person, email: 'adaeze@okafor.ng', avatar: null }

test('profile: name and picture', async () => {
  const decode = decoderOf(profileSchema)
  const verdicts = await compareVerdicts({
    form: profileSchema,
    decode: (fields) => ({ ...Object(decode(fields)), version: 1 }),
    body: contract.users.update.body,
    fields: arbitraryOf(goodProfile, {
      phone: fc.constant(person.phone),
      email: fc.constant(goodProfile.email),
      avatar: fc.option(edgeText),
    }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

test('profile: phone', async () => {
  const verdicts = await compareVerdicts({
    form: profileSchema,
    decode: decoderOf(profileSchema),
    body: contract.users.changePhone.body,
    rules: (change) => profileErrors(change, { isPhone }),
    toFieldName: toPhoneFieldName,
    fields: mostly(person.phone, edgePhone, 1).map((phone) => ({ ...goodProfile, phone })),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

test('profile: e-mail address', async () => {
  const verdicts = await compareVerdicts({
    form: profileSchema,
    decode: decoderOf(profileSchema),
    body: contract.users.changeEmail.body,
    fields: mostly(goodProfile.email, edgeText, 1).map((email) => ({ ...goodProfile, email })),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

test('settlement account', async () => {
  const good: SettlementAccountFields = { bank_code: '057', account_number: '1018844022', confirmed: true }
  const verdicts = await compareVerdicts({
    form: settlementAccountSchema,
    decode: (fields) => ({ ...fields, partnerId: 'acs_1' }),
    body: contract.settlementAccounts.add.body,
    fields: arbitraryOf(good, {}),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

test('cost configuration', async () => {
  const form = costConfigurationSchema(today)
  const decode = decoderOf(form)
  const good: CostConfigurationFields = {
    fuel_mode: 'percent',
    fuel: '40',
    driver_pay_mode: 'percent_of_gross',
    driver_pay: '30',
    maintenance_reserve: '8.25',
    insurance: '45,000',
    loan: '',
    parking: '0',
    other: [{ label: 'Washing', mode: 'per_day', value: '500' }],
    effective_from: '',
  }
  const amount = fc.oneof(edgeText, fc.constantFrom('100,000,000', '100,000,000.01', '50', '50.01', '100', '100.01', '99999999999'))
  const mode = fc.constantFrom('monthly', 'per_day', 'per_trip', 'per_km', 'percent', 'percent_of_gross', 'never')
  const verdicts = await compareVerdicts({
    form,
    decode: (fields) => ({ ...Object(decode(fields)), version: 0 }),
    body: contract.costConfigurations.set.body,
    rules: ({ items, effective_from }) => ({
      ...effectiveFromErrors(effective_from, today),
      ...prefixKeys('items', costItemErrors(items)),
    }),
    toFieldName: toCostFieldName,
    fields: arbitraryOf(good, {
      fuel_mode: mode,
      fuel: amount,
      driver_pay_mode: mode,
      driver_pay: amount,
      maintenance_reserve: amount,
      insurance: amount,
      loan: amount,
      parking: amount,
      other: fc.array(fc.record({ label: edgeText, mode, value: amount }), { maxLength: 12 }),
      effective_from: edgeDay,
    }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

const user = { document_owner_id: 'usr_1', partner_type: 'individual' }
const toDocumentField = (path: string) => path.replace(/^document\./, '')

test('identity: the form takes any 11 letters and digits (spec section 5), the server the digits of a NIN or BVN', async () => {
  const form = identitySchema(today)
  const decode = decoderOf(form)
  const good: IdentityFields = { type: 'nin', document_id: '11111111111', fname: 'Adaeze', lname: "O'Connor", dob: '1986-08-22' }
  const verdicts = await compareVerdicts({
    form,
    decode: (document) => ({ user, document: decode(document) }),
    body: contract.kyc.submitIdentity.body,
    rules: ({ document }) => identityErrors(document, { today }),
    toFieldName: toDocumentField,
    fields: arbitraryOf(good, { type: fc.constantFrom('', 'bvn', 'passport'), dob: edgeDay }),
  })
  expect(verdicts).toEqual(bothVerdicts)
  expect(await form.parseAsync({ ...good, document_id: 'AB345678901' })).toBeTruthy()
  expect(identityNumberErrors({ type: 'bvn', document_id: 'AB345678901' })).toEqual({ document_id: 'BVN must be 11 digits' })
})

test('address', async () => {
  const decode = decoderOf(addressSchema)
  const good: AddressFields = { full_address: '14 Allen Avenue, Ikeja', files: photo }
  const verdicts = await compareVerdicts({
    form: addressSchema,
    decode: (document) => ({ user, document: decode(document) }),
    body: contract.kyc.submitAddress.body,
    toFieldName: toDocumentField,
    fields: arbitraryOf(good, { files }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

test('invitation', async () => {
  const good: InviteMemberFields = { member_email: 'ngozi@gmail.com', member_roles: ['partner_staff'] }
  const decode = decoderOf(inviteMemberSchema)
  const verdicts = await compareVerdicts({
    form: inviteMemberSchema,
    decode: (fields) => ({ ...Object(decode(fields)), owner_type: 'partner', owner_id: 'prt_1' }),
    body: contract.members.invite.body,
    fields: arbitraryOf(good, { member_roles: fc.array(fc.constantFrom(...roles, 'admin'), { maxLength: 8 }) }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})

test('trip issue', async () => {
  const good: TripIssueFields = {
    category: 'breakdown',
    severity: 'low',
    description: 'A tyre burst near Ojota.',
    place: { lat: 6.58, lng: 3.38 },
    photos: photo,
    needs_replacement: false,
  }
  const verdicts = await compareVerdicts({
    form: tripIssueSchema,
    decode: decoderOf(tripIssueSchema),
    body: contract.issues.create.body,
    toFieldName: toTripIssueFieldName,
    fields: arbitraryOf(good, {
      place: fc.option(
        fc.record({ lat: fc.double({ min: -100, max: 100, noNaN: true }), lng: fc.double({ min: -200, max: 200, noNaN: true }) }),
      ),
      photos: files,
    }),
  })
  expect(verdicts).toEqual(bothVerdicts)
})
