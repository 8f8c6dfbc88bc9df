import { RequestError } from '@vehicle-partner/api/server'
import { canAccess, isOwner, type Area } from '@vehicle-partner/domain'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { findMembership } from '../auth/authorization.ts'
import type { Db } from '../db/database.ts'
import type { uploads } from '../db/schema/operationTables.ts'
import { memberRoles, members } from '../db/schema/partnerTables.ts'

type UploadRow = Pick<typeof uploads.$inferSelect, 'kind' | 'uploaded_by' | 'partner_id' | 'attached_at'>

/** Uploads that belong to the person who uploaded them; all others belong to an organisation as soon as it is known. */
const personalKinds: readonly string[] = ['identity', 'avatar']

/** The areas whose members may see the organisation's uploads, by kind; uploads of other kinds are for owners only. */
const areasByKind: Readonly<Record<string, readonly Area[]>> = {
  vehicle: ['vehicles'],
  driver: ['drivers'],
  company: ['settings'],
  dispute: ['earnings'],
  payslip: ['earnings'],
}

/**
 * Checks that a user may see an upload now. The organisation's files follow the membership: who uploaded them does not matter once they are
 * attached, and no former, disabled or revoked member sees them. `signed`: with a link from a response, such as a driver's picture in a trip,
 * which needs no role. Throws RequestError `NotFound`, `AccountDisabled`, or `Forbidden` for a member without the role.
 */
export async function requireUploadAccess(
  db: Db,
  userId: string,
  { kind, uploaded_by, partner_id, attached_at }: UploadRow,
  { signed }: { signed: boolean },
): Promise<void> {
  const isUploader = uploaded_by === userId
  if (personalKinds.includes(kind)) {
    if (isUploader || (kind === 'avatar' && attached_at !== null && (await shareOrganization(db, userId, uploaded_by)))) return
    throw new RequestError('NotFound')
  }
  if (partner_id === null) {
    if (isUploader) return
    throw new RequestError('NotFound')
  }
  const { roles } = await findMembership(db, userId, 'id', partner_id)
  if (roles.length === 0) throw new RequestError('NotFound')
  if (signed) return
  if (attached_at === null) {
    if (isUploader) return
    throw new RequestError('NotFound')
  }
  if (isOwner(roles) || (areasByKind[kind] ?? []).some((area) => canAccess(area, roles))) return
  throw new RequestError('Forbidden')
}

/** Whether two users are active members of one organisation. */
async function shareOrganization(db: Db, userId: string, otherId: string | null): Promise<boolean> {
  if (otherId === null) return false
  const others = alias(members, 'others')
  const [shared] = await db
    .select({ partner: members.partner_id })
    .from(members)
    .innerJoin(others, and(eq(others.partner_id, members.partner_id), eq(others.user_id, otherId), eq(others.disabled, false)))
    .where(and(eq(members.user_id, userId), eq(members.disabled, false), hasRoles(members.id)))
    .limit(1)
  return shared !== undefined
}

const hasRoles = (memberId: typeof members.id) => sql`exists (select 1 from ${memberRoles} where ${memberRoles.member_id} = ${memberId})`

/**
 * The organisation that a new upload belongs to: the one that the caller names, or their only one; undefined for personal uploads, and for
 * members of several organisations until the upload is attached. Throws RequestError `NotFound` or `Forbidden`.
 */
export async function findUploadPartner(db: Db, userId: string, kind: string, partnerId: string | undefined): Promise<string | undefined> {
  if (personalKinds.includes(kind)) return undefined
  if (partnerId !== undefined) {
    const { partner, roles } = await findMembership(db, userId, 'id', partnerId)
    if (roles.length === 0) throw new RequestError('Forbidden')
    return partner.id
  }
  const own = await db
    .select({ id: members.partner_id })
    .from(members)
    .where(and(eq(members.user_id, userId), eq(members.disabled, false), isNotNull(members.partner_id), hasRoles(members.id)))
    .limit(2)
  return own.length === 1 ? (own[0]?.id ?? undefined) : undefined
}
