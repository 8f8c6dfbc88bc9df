import { RequestError } from '@vehicle-partner/api/server'
import { and, eq } from 'drizzle-orm'
import type { UserRow } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { kycSteps, memberRoles, members, nameChangeRequests } from '../db/schema/partnerTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { recordAudit } from '../audit/recordAudit.ts'

interface PersonName {
  fname: string
  lname: string
}

const isVerifiedIdentity = (userId: string) =>
  and(eq(kycSteps.submitted_by, userId), eq(kycSteps.step, 'identity'), eq(kycSteps.status, 'completed'))

/** The organisations in which an identity check has verified this user's name, those that the user has left included. */
export async function listVerifiedPartners(db: Db, userId: string): Promise<string[]> {
  const steps = await db.select({ partnerId: kycSteps.partner_id }).from(kycSteps).where(isVerifiedIdentity(userId))
  return steps.map(({ partnerId }) => partnerId)
}

/** The organisations whose verified name is that of this user, who has roles there; a deactivated member has. */
export async function listPartnersUnderName(db: Db, userId: string): Promise<string[]> {
  const steps = await db
    .selectDistinct({ partnerId: kycSteps.partner_id })
    .from(kycSteps)
    .innerJoin(members, and(eq(members.partner_id, kycSteps.partner_id), eq(members.user_id, userId)))
    .innerJoin(memberRoles, eq(memberRoles.member_id, members.id))
    .where(isVerifiedIdentity(userId))
  return steps.map(({ partnerId }) => partnerId)
}

/** The change of the user's name that is under review. */
export async function findNameChange(db: Db, userId: string): Promise<(PersonName & { created_at: string }) | null> {
  const [request] = await db
    .select()
    .from(nameChangeRequests)
    .where(and(eq(nameChangeRequests.user_id, userId), eq(nameChangeRequests.status, 'under_review')))
  return request ? { fname: request.fname, lname: request.lname, created_at: request.created_at.toISOString() } : null
}

/**
 * Requests a change of a name that an identity check has verified: bank accounts are compared with it, so only the operator changes it.
 * Throws RequestError `InvalidTransition` if a change is under review.
 */
export async function requestNameChange(tx: Tx, context: Context, user: UserRow, name: PersonName): Promise<void> {
  const { now } = context
  await tx
    .insert(nameChangeRequests)
    .values({ id: newId('ncr', now), user_id: user.id, ...name, status: 'under_review', created_at: now })
    .catch((error: unknown) => {
      throw violatedUniqueConstraint(error) === undefined
        ? error
        : new RequestError('InvalidTransition', 'A change of your name is already under review')
    })
  for (const partner_id of await listPartnersUnderName(tx, user.id))
    await recordAudit(tx, context, {
      partner_id,
      action: 'user.name_change_requested',
      entity: { type: 'user', id: user.id, label: `${user.fname} ${user.lname}` },
      changes: listNameChanges(user, name),
    })
}

/** The changed fields of a name, for the audit log. */
export const listNameChanges = (before: PersonName, after: PersonName) =>
  (['fname', 'lname'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }))
