import type { Clock } from '@vehicle-partner/domain'
import type { ApiResponse } from '../kernel/transport.ts'
import type { Issue } from '../issues/issues.contract.ts'
import type { SetupDraft } from '../drafts/drafts.contract.ts'
import type { SettlementAccount } from '../settlementAccounts/settlementAccounts.contract.ts'
import { createMockCredentials, type MockCredentials } from './mockCredentials.ts'
import { demoAccounts } from './demoAccounts.ts'
import { demoCities } from './demoCities.ts'
import { createStats, type DemoDay, type OrganizationStats } from './demoOrganizationStats.ts'
import { createMockFleet, type MockFleet } from './mockFleet.ts'
import { demoId } from './demoId.ts'
import { createMockInbox, type MockInbox } from './mockInbox.ts'
import { demoOrganizations, type DemoOrganization, type OrganizationKey } from './demoOrganizations.ts'
import { demoPassword, demoPeople, type DemoPerson, type PersonKey } from './demoPeople.ts'
import type { CallOverride } from './callOverrides.ts'
import { createInvitationMails, createMockTeam, type MockTeam } from './mockTeam.ts'

/** The fixed time of stories and tests: Saturday 21 November 2026, 14:32 in Lagos. */
export const demoNow = '2026-11-21T13:32:00.000Z'

/** The identity or address check of an organisation. */
export interface MockCheck {
  status: string
  submitted_at: string | null
  reviewed_at: string | null
  reason_code: string | null
  reason_text: string | null
  /** The automatic result and its time. */
  due?: { status: 'completed' | 'declined'; at: string } | undefined
  /** The number of submissions. */
  attempts?: number
  /** The submitted identity or address. */
  person?: { dob: string; fname: string; lname: string; document_last3: string }
  place?: { full_address: string; files?: { Location: string; name: string; size: number }[] }
}

/** The registration details of an organisation. */
export interface CompanyRegistration {
  rc_number: string | null
  business_type: string | null
  company_address: string | null
  company_email: string | null
  company_phone: string | null
  experience_start_date: string | null
  country: string
  logo: string | null
  change_request: { id: string; changes: Record<string, string>; created_at: string } | null
  declined_change: { changes: Record<string, string>; created_at: string; declined_at: string; reason_text: string | null } | null
  version: number
  created_at: string
}

export interface MockOrganization extends OrganizationStats {
  id: string
  account_sid: string
  company_name: string
  mode: 'business' | 'individual'
  identity: MockCheck
  address: MockCheck
  cities: { id: string; name: string; code: string; country_id: string }[]
  /** As they were uploaded and reviewed; `readCompanyDocuments` adds what has expired. */
  companyDocuments: { id: string; type: string; status: string; expiry_date?: string | null }[]
  /** Registration details; empty for an individual. */
  registered: CompanyRegistration
  settlementAccounts: SettlementAccount[]
  days: DemoDay[]
}

export interface MockPerson {
  id: string
  fname: string
  lname: string
  email: string
  /** When the user proved the address. */
  email_verified_at: string | null
  created_at: string
  /** E.164. */
  phone: string
  /** When the phone was last changed. */
  phone_set_at: string | null
  /** Since when codes to the phone start no session, until the user confirms the number. */
  phone_login_off_at: string | null
  country_code: string
  avatar: string | null
  language: string
  theme: string
  low_data: boolean
  pending_email: string | null
  /** The change of the name that is under review. */
  name_change: { fname: string; lname: string; created_at: string } | null
  version: number
  password: string
  memberships: { id: string; organization: string | null; role: string; roles: string[]; disabled: 0 | 1 }[]
}

/** The state of the mock. Each story has its own and may change it before the portal starts. */
export interface DemoData extends MockCredentials, MockInbox {
  clock: Clock
  /** By demo key, new users by id. */
  people: Record<PersonKey, MockPerson> & Record<string, MockPerson>
  /** By demo key, new organisations by id. */
  organizations: Record<OrganizationKey, MockOrganization> & Record<string, MockOrganization>
  sessions: { id: string; token: string; user_id: string }[]
  /** The number of sessions opened so far, with those that have ended: it numbers new ones. */
  openedSessions: number
  /** Drafts of set-up forms, by user and form. */
  drafts: Map<string, SetupDraft>
  /** Writes by user and idempotency key. Without a response they are in progress. */
  writes: Map<string, { fingerprint: string; response?: ApiResponse }>
  /** Calls with a replaced handler. */
  callOverrides: CallOverride[]
  /** Vehicles, drivers and their documents. */
  fleet: MockFleet
  /** Invitations and audit log. */
  team: MockTeam
  /** Trip issues, oldest first. */
  issues: Issue[]
  /** Requests for open departures. */
  interests: { id: string; partner_id: string; schedule_id: string; vehicle_id: string; status: string; created_at: string }[]
}

/** The profile of a new user. */
export const defaultProfile = {
  avatar: null,
  language: 'en',
  theme: 'system',
  low_data: false,
  phone_set_at: null,
  phone_login_off_at: null,
  pending_email: null,
  name_change: null,
  version: 1,
}

/** The registration of a new organisation. */
export const emptyRegistration = (created_at: string): CompanyRegistration => ({
  rc_number: null,
  business_type: null,
  company_address: null,
  company_email: null,
  company_phone: null,
  experience_start_date: null,
  country: 'NG',
  logo: null,
  change_request: null,
  declined_change: null,
  version: 1,
  created_at,
})

/** Creates new demo data, equal for equal clocks. */
export function createDemoData(clock: Clock): DemoData {
  const team = createMockTeam(clock())
  return {
    clock,
    people: mapKeys(demoPeople, (person: DemoPerson) => ({
      ...person,
      ...defaultProfile,
      created_at: submittedAt,
      email_verified_at: submittedAt,
      password: demoPassword,
      memberships: person.memberships.map((membership) => ({ ...membership, roles: [...membership.roles] })),
    })),
    organizations: mapKeys(demoOrganizations, (organization: DemoOrganization, key) => ({
      id: organization.id,
      account_sid: organization.account_sid,
      company_name: organization.company_name,
      mode: organization.mode,
      identity: createCheck(organization.identity, organization.declined),
      address: createCheck(organization.address),
      cities: demoCities.filter(({ code }) => organization.cities.includes(code)).map((city) => ({ ...city })),
      companyDocuments: createCompanyDocumentRows(organization),
      registered: { ...emptyRegistration(submittedAt), ...organization.company },
      settlementAccounts: createSettlementAccounts(key),
      ...createStats(key, clock()),
    })),
    sessions: [],
    openedSessions: 0,
    ...createMockCredentials(),
    outbox: createInvitationMails(team),
    team,
    ...createMockInbox(clock()),
    drafts: new Map(),
    writes: new Map(),
    callOverrides: [],
    fleet: createMockFleet(clock),
    issues: [],
    interests: [],
  }
}

function mapKeys<Key extends string, From, To>(from: Readonly<Record<Key, From>>, map: (value: From, key: Key) => To): Record<Key, To> {
  const entries = (Object.keys(from) as Key[]).map((key) => [key, map(from[key], key)])
  return Object.fromEntries(entries) as Record<Key, To> // the same keys, each once
}

const submittedAt = '2025-03-04T09:20:00.000Z'
const reviewedAt = '2025-03-05T11:05:00.000Z'

function createCheck(status: DemoOrganization['identity'], declined?: DemoOrganization['declined']): MockCheck {
  return {
    status,
    submitted_at: status === 'not-submitted' ? null : submittedAt,
    reviewed_at: status === 'completed' || status === 'declined' ? reviewedAt : null,
    reason_code: declined?.code ?? null,
    reason_text: declined?.text ?? null,
    ...(declined && { person: declined.entered }),
  }
}

const companyDocumentTypes = ['cac_certificate', 'status_report', 'tax_id_certificate']

function createCompanyDocumentRows({ id, companyDocs }: DemoOrganization): MockOrganization['companyDocuments'] {
  if (companyDocs === undefined || companyDocs === 'pending') return []
  const status = companyDocs === 'completed' ? 'approved' : 'under_review'
  return companyDocumentTypes.map((type) => ({ id: `doc_${id.slice(4)}_${type}`, type, status }))
}

function createSettlementAccounts(key: OrganizationKey): SettlementAccount[] {
  return demoAccounts
    .filter(({ organization }) => organization === key)
    .map(({ id, bank_code, bank_name, account_number, account_name, is_primary, status, name_match }) => ({
      id,
      bank_code,
      bank_name,
      account_number: `••••${account_number.slice(-4)}`,
      account_name,
      is_primary,
      status,
      name_match,
      usable_from: reviewedAt,
      created_at: submittedAt,
    }))
}

/** Opens a session without a password. Returns its token. */
export function openSession(demoData: DemoData, person: Pick<MockPerson, 'id'>): string {
  demoData.openedSessions += 1
  const number = demoData.openedSessions
  const token = `demo-${person.id}-${number}`
  demoData.sessions.push({ id: demoId('ses', number), token, user_id: person.id })
  return token
}
