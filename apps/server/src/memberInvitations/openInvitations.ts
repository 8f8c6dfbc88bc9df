import { RequestError, memberMessages } from '@vehicle-partner/api/server'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { sha256 } from '../auth/sessions.ts'
import { requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { memberInvitations } from '../db/schema/partnerTables.ts'
import type { Tx } from '../events/transaction.ts'

export type InvitationRow = typeof memberInvitations.$inferSelect

/** Neither accepted nor cancelled. */
export const isOpen = () => and(isNull(memberInvitations.accepted_at), isNull(memberInvitations.cancelled_at))

/** The invitation of a link that is valid. */
export const matchesValidLink = (secret: string, now: Date) =>
  and(
    eq(memberInvitations.code_hash, sha256(secret)),
    isOpen(),
    isNull(memberInvitations.bounced_at),
    gt(memberInvitations.expires_at, now),
  )

/** Throws RequestError `LinkExpired` if the link is unknown, expired, used or cancelled, or if its email bounced. */
export async function findInvitation(db: Db, now: Date, secret: string): Promise<InvitationRow> {
  const [found] = await db.select().from(memberInvitations).where(matchesValidLink(secret, now))
  if (!found) throw new RequestError('LinkExpired')
  return found
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
