import { canAccess, isOwner, type Area } from '@vehicle-partner/domain'

/** Kinds of item whose id leads to the one organisation that they belong to. */
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

/** Where a call names the organisation that it is about: by one of its two keys, or by the id of an item of it. */
export interface PartnerLocator {
  in: 'params' | 'query' | 'body'
  name: string
  /** `either`: the organisation's id or its account_sid, where the specification has one address for both. */
  by: 'id' | 'account_sid' | 'either' | ItemKind
}

/**
 * Who may make a call; the server checks it on every request, the client's own checks are a courtesy.
 * `self`: the signed-in user whose id stands in the path. `member`: a member of the organisation that the call names,
 * with a role that opens one of `areas`; owners pass every area, and with `areas: 'owner'` only they do.
 */
export type EndpointAccess =
  | { who: 'anyone' }
  | { who: 'signedIn' }
  | { who: 'self'; param: string }
  | { who: 'member'; partner: PartnerLocator; areas: MemberAreas }

/** The areas of which a member's roles must open one; `owner`: owners alone, `any`: every active member. */
export type MemberAreas = readonly Area[] | 'owner' | 'any'

/** Whether the roles give access. Owners always have it, a member without roles never. */
export function hasAccess(areas: MemberAreas, roles: readonly string[]): boolean {
  if (roles.length === 0) return false
  if (areas === 'any' || isOwner(roles)) return true
  return areas !== 'owner' && areas.some((area) => canAccess(area, roles))
}

/** The word that stands at the locator's place in what arrived; undefined when there is none, so that the schemas refuse it. */
export function readLocatorKey(
  raw: { params?: unknown; query?: unknown; body?: unknown },
  { in: place, name }: Pick<PartnerLocator, 'in' | 'name'>,
) {
  const part = raw[place]
  const value: unknown = typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? Reflect.get(part, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
