import { isOwner } from './access.ts'

/** A user's record as `arrangeMemberships` reads it. */
interface MembershipRecord {
  /** Null: the right to create an organisation of one's own. */
  partner: unknown
  roles: readonly unknown[]
}

/**
 * The records of a user as they are listed: organisations with roles first, those that revoked access last. The right to create an
 * organisation is listed only while no organisation gives access, so that it does not count as one; it is never lost by joining or leaving.
 */
export function arrangeMemberships<R extends MembershipRecord>(records: readonly R[]): R[] {
  const active = records.filter(({ partner, roles }) => partner !== null && roles.length > 0)
  const revoked = records.filter(({ roles }) => roles.length === 0)
  const rights = active.length > 0 ? [] : records.filter(({ partner, roles }) => partner === null && roles.length > 0)
  return [...active, ...rights, ...revoked]
}

/** Whether a user may create an organisation: with the right to one of their own, or if they own none. */
export function canCreateOrganization(records: readonly { partner: unknown; roles: readonly string[] }[]): boolean {
  return records.some(({ partner }) => partner === null) || records.every(({ roles }) => !isOwner(roles))
}
