import type { Membership } from '../users/membership.ts'
import type { User } from '../users/user.ts'

/** Who is logged in, and for whom they work (spec section 3). */
export interface Session {
  token: string
  user: Pick<User, 'id' | 'role' | 'email' | 'fname' | 'lname'>
  associatedOrganizations: Membership[]
  /** The organisation that the person works for now. */
  activeContext: Membership | null
}

/** Raised when the stored shape changes, so that an old one is dropped and not misread. */
export const version = 1

type Check = (value: unknown) => boolean

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const text: Check = (value) => typeof value === 'string'
const filled: Check = (value) => typeof value === 'string' && value !== ''
const id: Check = (value) => typeof value === 'string' && value !== '' && value.length <= 64
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const record = (fields: Readonly<Record<string, Check>>): Check => {
  const entries = Object.entries(fields)
  return (value) => isRecord(value) && entries.every(([name, check]) => check(value[name]))
}

const membership = record({
  id,
  role: text,
  roles: list(record({ name: text })),
  disabled: oneOf(0, 1),
  partner: orNull(record({ id, account_sid: id, company_name: text, mode: text })),
  onboardingState: orNull(record({ identity: text, address: record({ status: text, partner_type: text }) })),
  supportedCities: list(record({ id, name: text, code: text, country_id: text })),
})

const stored = record({
  version: oneOf(version),
  token: filled,
  user: record({ id: text, role: text, email: text, fname: text, lname: text }),
  associatedOrganizations: list(membership),
  activeContext: orNull(membership),
})

/**
 * Whether something that was read from storage is a session of this version. By hand: every page asks before it is painted, and the
 * schemas that say the same would be the heaviest part of it. A test holds the two together.
 */
export const isStored = (value: unknown): value is Session & { version: number } => stored(value)
