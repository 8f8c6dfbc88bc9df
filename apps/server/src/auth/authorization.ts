import type { EndpointAccess, PartnerLocator } from '@vehicle-partner/api/contract'
import { hasAccess, isAnonymous, readLocatorKey, RequestError, viewedRoles } from '@vehicle-partner/api/server'
import { isRevoked, revokedMessage } from '@vehicle-partner/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { memberRoles, members, partners } from '../db/schema/partnerTables.ts'
import { partnerMatches } from './ownedItemTables.ts'
import { listRoles } from '../users/memberships.ts'
import { findCaller, findUserOfEndedSession, type Caller } from './sessions.ts'
import { arrayOf, text } from '../db/sqlValueTypes.ts'

/** A user's membership in an organisation, read for every request. */
export interface Membership {
  id: string
  partner: { id: string; account_sid: string; mode: 'business' | 'individual' }
  /** Role names such as `partner_owner`. */
  roles: string[]
}

/**
 * The session of the `Authorization` header. Throws RequestError `Unauthorized` if the call needs one and the token is invalid, with a reason
 * if the user has lost all access.
 */
export async function authenticate(
  db: Db,
  now: Date,
  access: EndpointAccess,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  if (isAnonymous(access)) return undefined
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (access.who === 'anyone' && token === undefined) return undefined
  const caller = token === undefined ? undefined : await findCaller(db, now, token)
  if (caller) return caller
  if (token !== undefined && (await hasLostAccess(db, token)))
    throw new RequestError('Unauthorized', revokedMessage, { data: { reason: 'access_revoked' } })
  throw new RequestError('Unauthorized')
}

/** Whether the session was ended and its user has no role left: a page without a socket learns only here why it is logged out. */
async function hasLostAccess(db: Db, token: string): Promise<boolean> {
  const userId = await findUserOfEndedSession(db, token)
  return userId !== undefined && isRevoked(await listRoles(db, userId))
}

/** The input of a request before it is parsed. */
type RawInput = Parameters<typeof readLocatorKey>[0] & {
  /** The role that an owner previews. */
  viewAs?: string | string[] | undefined
}

/**
 * Checks that the caller may make this call. Returns undefined for a call without an organisation, and for one that names none: the schemas
 * reject it. Throws RequestError `Forbidden`, or `NotFound` for a foreign user or organisation, whether it exists or not.
 */
export async function authorize(
  db: Db,
  access: EndpointAccess,
  caller: Caller | undefined,
  raw: RawInput,
): Promise<Membership | undefined> {
  if (access.who === 'self' && readLocatorKey(raw, { in: 'params', name: access.param }) !== caller?.user.id)
    throw new RequestError('NotFound')
  if (access.who !== 'member' || !caller) return undefined
  const key = readLocatorKey(raw, access.partner)
  if (key === undefined) return undefined
  const member = await findMembership(db, caller.user.id, access.partner.by, key)
  const roles = viewedRoles(member.roles, raw.viewAs)
  if (!hasAccess(access.areas, roles)) throw new RequestError('Forbidden')
  return { ...member, roles }
}

/** The membership of a user in the organisation of a key, or of the item of an id. Throws RequestError `NotFound` for non-members, `AccountDisabled` for disabled members. */
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
