import { RequestError, memberMessages } from '@vehicle-partner/api/server'
import type { InvitationLink } from '@vehicle-partner/domain'
import { and, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { sha256 } from '../auth/sessions.ts'
import { requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { memberInvitations, partners } from '../db/schema/partnerTables.ts'
import type { Tx } from '../events/transaction.ts'

export type InvitationRow = typeof memberInvitations.$inferSelect

/** Neither accepted nor cancelled. */
export const isOpen = () => and(isNull(memberInvitations.accepted_at), isNull(memberInvitations.cancelled_at))

/** The invitations to an address, in any letter case. */
export const isInvitationTo = (email: string) => eq(sql`lower(${memberInvitations.member_email})`, email.toLowerCase())

/** The invitation of a mailed or copied link that is valid. */
export const matchesValidLink = (code: string, now: Date) =>
  and(
    or(eq(memberInvitations.code_hash, sha256(code)), eq(memberInvitations.link_hash, sha256(code))),
    isOpen(),
    isNull(memberInvitations.bounced_at),
    gt(memberInvitations.expires_at, now),
  )

/**
 * The invitation of a code, and which link it belongs to. Throws RequestError `LinkExpired` if it is unknown, expired, used or cancelled, or
 * if its email bounced.
 */
export async function findInvitation(db: Db, now: Date, code: string): Promise<{ invitation: InvitationRow; link: InvitationLink }> {
  const [invitation] = await db.select().from(memberInvitations).where(matchesValidLink(code, now))
  if (!invitation) throw new RequestError('LinkExpired')
  return { invitation, link: invitation.code_hash === sha256(code) ? 'mailed' : 'copied' }
}

/** The company whose invitation to an address is pending; undefined if there is none. */
export async function findInvitingCompany(db: Db, now: Date, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ company: partners.company_name })
    .from(memberInvitations)
    .innerJoin(partners, eq(partners.id, memberInvitations.partner_id))
    .where(and(isInvitationTo(email), isOpen(), gt(memberInvitations.expires_at, now)))
    .orderBy(desc(memberInvitations.created_at))
    .limit(1)
  return found?.company
}

/** Locks an invitation until the transaction ends. Throws RequestError `InvalidTransition` if it is no longer open. */
export async function lockInvitation(tx: Tx, context: Context, id: string): Promise<InvitationRow> {
  const [found] = await tx
    .select()
    .from(memberInvitations)
    .where(and(eq(memberInvitations.id, id), eq(memberInvitations.partner_id, requireMembership(context).partner.id), isOpen()))
    .for('update')
  if (!found) throw new RequestError('InvalidTransition', memberMessages.over)
  return found
}

/** Cancels the open invitations of the caller's organisation to an address. */
export const cancelInvitationsTo = (tx: Tx, context: Context, email: string): Promise<void> =>
  cancelInvitations(tx, context, isInvitationTo(email))

/** Cancels the open invitations of the caller's organisation that a user has sent. */
export const cancelInvitationsFrom = (tx: Tx, context: Context, userId: string): Promise<void> =>
  cancelInvitations(tx, context, eq(memberInvitations.invited_by, userId))

async function cancelInvitations(tx: Tx, context: Context, which: SQL): Promise<void> {
  const partner_id = requireMembership(context).partner.id
  const cancelled = await tx
    .update(memberInvitations)
    .set({ cancelled_at: context.now })
    .where(and(eq(memberInvitations.partner_id, partner_id), which, isOpen()))
    .returning({ id: memberInvitations.id, label: memberInvitations.member_email })
  for (const invitation of cancelled)
    await recordAudit(tx, context, { partner_id, action: 'member.cancelled', entity: { type: 'member', ...invitation } })
}
