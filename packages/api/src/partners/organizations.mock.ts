import { canCreateOrganization, isSubmitted, lagosDate, parseCac } from '@vehicle-partner/domain'
import { companyErrors } from '@vehicle-partner/domain/entities'
import { isPhone, parsePhone } from '@vehicle-partner/domain/phone'
import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { emptyStats } from '../demo/demoOrganizationStats.ts'
import { findUploads } from '../demo/mockInbox.ts'
import { requireMember, requireCaller, type MockContext } from '../demo/mockContext.ts'
import { emptyRegistration, type MockOrganization } from '../demo/demoData.ts'
import { removeDrafts } from '../drafts/mockDrafts.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError, throwFieldErrors } from '../kernel/errors.ts'
import { lockedFields, logoMessage, isUnknownCompany } from './registrationRules.ts'
import type { CompleteOrganization, Organization } from './partners.contract.ts'

type PartnersMock = Pick<Handlers<typeof contract, MockContext>['partners'], 'create' | 'get' | 'update' | 'withdrawChange'>

/** The handlers of registration details. */
export const organizationsMock: PartnersMock = {
  create(context, { body }) {
    const { demoData } = context
    const { person } = requireCaller(context)
    if (!canCreateOrganization(person.memberships.map(({ organization, roles }) => ({ partner: organization, roles }))))
      throw new RequestError('ItemAlreadyExist', 'You already have an organisation')
    const number = Object.keys(demoData.organizations).length + 1
    const created_at = demoData.clock().toISOString()
    const check = () => ({ status: 'not-submitted', submitted_at: null, reviewed_at: null, reason_code: null, reason_text: null })
    const { mode } = body
    const organization: MockOrganization = {
      ...emptyStats(),
      id: `prt_new${number}`,
      account_sid: `acs_new${number}`,
      company_name: body.mode === 'business' ? body.company_name : `${person.fname} ${person.lname}`,
      mode,
      identity: check(),
      address: check(),
      cities: [],
      companyDocuments: [],
      settlementAccounts: [],
      registered: { ...emptyRegistration(created_at), ...(body.mode === 'business' ? parseRegistration(context, body) : {}) },
    }
    demoData.organizations[organization.id] = organization
    const record = person.memberships.find(({ organization }) => organization === null)
    if (record) record.organization = organization.id
    else
      person.memberships.push({
        id: `mbr_own${number}`,
        organization: organization.id,
        role: 'owner',
        roles: ['partner_owner'],
        disabled: 0,
      })
    removeDrafts(demoData, person, ['partner-type', 'company'])
    return { data: serializeOrganization(organization) }
  },
  get: (context) => ({ data: serializeOrganization(requireMember(context).organization) }),
  update(context, { body: { version, ...given } }) {
    const { organization } = requireMember(context)
    const { registered: before } = organization
    if (version !== before.version) throw new RequestError('VersionConflict')
    // A number without a prefix gets that of the type, whichever of the two changes.
    const business_type = given.business_type ?? before.business_type ?? undefined
    const checked = { ...given, ...parseRegistration(context, given.rc_number === undefined ? given : { ...given, business_type }) }
    const logo = given.logo === undefined || given.logo === null ? given.logo : requireUpload(context, given.logo)
    const reviewedFields = isLocked(organization)
      ? lockedFields.filter((field) => checked[field] !== undefined && checked[field] !== lockedValues(organization)[field])
      : []
    if (reviewedFields.length > 0 && before.change_request) throw new RequestError('InvalidTransition', 'A change is already under review')
    const { company_name, ...rest } = Object.fromEntries(
      Object.entries({ ...checked, logo }).filter(
        ([name, value]) => value !== undefined && !reviewedFields.some((field) => field === name),
      ),
    ) as Partial<Organization>
    const changes = Object.fromEntries(reviewedFields.map((field) => [field, String(checked[field])]))
    const change_request =
      reviewedFields.length > 0
        ? { id: `pcr_demo${version}`, changes, created_at: context.demoData.clock().toISOString() }
        : before.change_request
    if (company_name !== undefined) organization.company_name = company_name
    const declined_change = reviewedFields.length > 0 ? null : before.declined_change
    organization.registered = { ...before, ...rest, change_request, declined_change, version: version + 1 }
    emitEvent(context.demoData, { type: 'partner.updated', partner_id: organization.id, data: { changed: Object.keys(rest) } })
    return { data: serializeOrganization(organization) }
  },
  withdrawChange(context, { params }) {
    const { organization } = requireMember(context)
    if (organization.registered.change_request?.id !== params.request_id) throw new RequestError('NotFound')
    organization.registered.change_request = null
    emitEvent(context.demoData, { type: 'partner.updated', partner_id: organization.id, data: { changed: [] } })
    return { data: serializeOrganization(organization) }
  },
}

const isLocked = ({ mode, identity, address }: MockOrganization) =>
  mode === 'business' && isSubmitted(identity.status) && isSubmitted(address.status)
const lockedValues = ({ company_name, registered: { rc_number, business_type } }: MockOrganization) => ({
  company_name,
  rc_number,
  business_type,
})

function requireUpload({ demoData, caller }: MockContext, location: string): string {
  const [upload] = findUploads(demoData, caller?.person.id ?? '', [location]) ?? []
  if (!upload?.mime.startsWith('image/'))
    throw new RequestError('ValidationError', undefined, { errors: { logo: upload ? logoMessage : 'Kindly select a file' } })
  return location.split('?')[0] ?? location
}

interface RegistrationInput {
  rc_number?: string | undefined
  business_type?: string | undefined
  company_phone?: string | undefined
  country?: string | undefined
  company_address?: string | undefined
  company_email?: string | undefined
  experience_start_date?: string | undefined
}

/** Normalizes company number and phone. Throws RequestError with the field. */
function parseRegistration(
  { demoData }: MockContext,
  { rc_number, business_type, company_phone, country = 'NG', company_address, company_email, experience_start_date }: RegistrationInput,
) {
  if (rc_number !== undefined && isUnknownCompany(rc_number))
    throw new RequestError('CompanyNotFound', undefined, { errors: { rc_number: 'We could not find this company' } })
  throwFieldErrors(
    companyErrors(
      { rc_number, business_type, company_phone, country, experience_start_date },
      { today: lagosDate(demoData.clock()), isPhone },
    ),
  )
  const cac = rc_number === undefined ? undefined : parseCac(rc_number, business_type)
  const phone = company_phone === undefined ? undefined : parsePhone(company_phone, country)?.e164
  const set = { rc_number: cac?.number, business_type, company_phone: phone, company_address, company_email, experience_start_date }
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
}

const serializeOrganization = (organization: MockOrganization): CompleteOrganization => {
  const { id, account_sid, mode, company_name, registered: details } = organization
  return { id, account_sid, mode, company_name, ...details, locked: isLocked(organization) }
}
