import { keyIn, RequestError, type Access, type PartnerLocator } from '@vehicle-partner/api/contract'
import { canAccess, isOwner } from '@vehicle-partner/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { memberRoles, members, partners } from '../db/schema/partners.ts'
import { partnerMatches } from './itemTables.ts'
import { findCaller, type Caller } from './sessions.ts'
import { arrayOf, text } from '../db/valueTypes.ts'

/** What a person is in one organisation, read anew for every call. */
export interface Membership {
  id: string
  partner: { id: string; account_sid: string; mode: 'business' | 'individual' }
  /** Role names, `partner_owner` and the like. */
  roles: string[]
}

/** The person behind the `Authorization` header. Throws RequestError `Unauthorized` when the call needs somebody and the token is not good. */
export async function authenticate(db: Db, now: Date, access: Access, authorization: string | undefined): Promise<Caller | undefined> {
  if (access.who === 'anyone') return undefined
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  const caller = token === undefined ? undefined : await findCaller(db, now, token)
  if (!caller) throw new RequestError('Unauthorized')
  return caller
}

/** What arrived with a request, before it is parsed. */
type RawInput = Parameters<typeof keyIn>[0]

/**
 * Whether the caller may make the call with this input; undefined for a call about no organisation, and for one that names none, which its
 * schemas refuse. Throws RequestError; a foreign user or organisation is not found, whether it exists or not.
 */
export async function authorize(db: Db, access: Access, caller: Caller | undefined, raw: RawInput): Promise<Membership | undefined> {
  if (access.who === 'self' && keyIn(raw, { in: 'params', name: access.param }) !== caller?.user.id) throw new RequestError('NotFound')
  if (access.who !== 'member' || !caller) return undefined
  const key = keyIn(raw, access.partner)
  if (key === undefined) return undefined
  const member = await findMembership(db, caller.user.id, access.partner.by, key)
  if (!hasAccess(access.areas, member.roles)) throw new RequestError('Forbidden')
  return member
}

function hasAccess(areas: Extract<Access, { who: 'member' }>['areas'], held: readonly string[]): boolean {
  if (held.length === 0) return false
  if (areas === 'any') return true
  if (areas === 'owner') return isOwner(held)
  return areas.some((area) => canAccess(area, held))
}

/** What a user is in the organisation of that key, or of the item of that id. Throws RequestError `NotFound` for a stranger, `AccountDisabled` for a member who is switched off. */
export async function findMembership(db: Db, userId: string, by: PartnerLocator['by'], key: string): Promise<Membership> {
  const [found] = await db
    .select({
      id: members.id,
      disabled: members.disabled,
      partner: { id: partners.id, account_sid: partners.account_sid, mode: partners.mode },
      roles: sql`array(select ${memberRoles.role} from ${memberRoles} where ${memberRoles.member_id} = ${members.id} order by 1)`.mapWith(
        arrayOf(text),
      ),
    })
    .from(members)
    .innerJoin(partners, eq(partners.id, members.partner_id))
    .where(and(eq(members.user_id, userId), partnerMatches(db, by, key)))
  if (!found) throw new RequestError('NotFound')
  if (found.disabled) throw new RequestError('AccountDisabled')
  return found
}
