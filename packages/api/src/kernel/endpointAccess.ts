import { canAccess, isOwner, type Area } from '@vehicle-partner/domain'

/** Kinds of item that belong to one organisation. */
export const itemKinds = [
  'vehicle',
  'driver',
  'trip',
  'issue',
  'document',
  'payslip',
  'payout',
  'settlementAccount',
  'earningLine',
  'dispute',
  'report',
  'member',
  'memberInvitation',
  'notification',
] as const

/** A kind of item that an organisation owns. */
export type ItemKind = (typeof itemKinds)[number]

/** Where a call names its organisation: by one of its two keys, or by the id of one of its items. */
export interface PartnerLocator {
  in: 'params' | 'query' | 'body'
  name: string
  /** `either`: the organisation's id or its account_sid, where the specification has one path for both. */
  by: 'id' | 'account_sid' | 'either' | ItemKind
}

/**
 * Who may make a call. The server checks it on every request.
 * `self`: the user whose id is in the path. `member`: a member of the organisation that the call names,
 * with a role for one of `areas`. Owners always may. `session: 'optional'`: a valid token is taken into account, a rejected one is 401.
 */
export type EndpointAccess =
  | { who: 'anyone'; session?: 'optional' }
  | { who: 'signedIn' }
  | { who: 'self'; param: string }
  | { who: 'member'; partner: PartnerLocator; areas: MemberAreas }

/** Whether a call never carries a token. */
export const isAnonymous = (access: EndpointAccess): boolean => access.who === 'anyone' && access.session === undefined

/** A member needs a role for one of these areas. `owner`: owners only. `any`: every active member. */
export type MemberAreas = readonly Area[] | 'owner' | 'any'

/** Whether roles give access to one of the areas. Owners always have access, members without roles never. */
export function hasAccess(areas: MemberAreas, roles: readonly string[]): boolean {
  if (roles.length === 0) return false
  if (areas === 'any' || isOwner(roles)) return true
  return areas !== 'owner' && areas.some((area) => canAccess(area, roles))
}

/** The locator's value in an unparsed request. Undefined if missing; the call's schema then rejects the request. */
export function readLocatorKey(
  raw: { params?: unknown; query?: unknown; body?: unknown },
  { in: place, name }: Pick<PartnerLocator, 'in' | 'name'>,
) {
  const part = raw[place]
  const value: unknown = typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? Reflect.get(part, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
