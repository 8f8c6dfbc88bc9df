import { RequestError, memberMessages } from '@vehicle-partner/api/server'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { sha256 } from '../auth/sessions.ts'
import { requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { memberInvitations } from '../db/schema/partnerTables.ts'
import type { Tx } from '../events/transaction.ts'

export type InvitationRow = typeof memberInvitations.$inferSelect

/** Nobody has accepted it or taken it back. */
export const isOpen = () => and(isNull(memberInvitations.accepted_at), isNull(memberInvitations.cancelled_at))

/** The invitation whose link carries the secret, while the link works. */
export const hasSecret = (secret: string, now: Date) =>
  and(
    eq(memberInvitations.code_hash, sha256(secret)),
    isOpen(),
    isNull(memberInvitations.bounced_at),
    gt(memberInvitations.expires_at, now),
  )

/** Throws RequestError `LinkExpired` when the link is unknown, old, used, taken back, or never arrived. */
export async function findInvitation(db: Db, now: Date, secret: string): Promise<InvitationRow> {
  const [found] = await db.select().from(memberInvitations).where(hasSecret(secret, now))
  if (!found) throw new RequestError('LinkExpired')
  return found
}

/** The invitation that a call names, held until the transaction ends. Throws RequestError `InvalidTransition` when it is over. */
export async function lockInvitation(tx: Tx, context: Context, id: string): Promise<InvitationRow> {
  const [found] = await tx
    .select()
    .from(memberInvitations)
    .where(and(eq(memberInvitations.id, id), eq(memberInvitations.partner_id, requireMembership(context).partner.id), isOpen()))
    .for('update')
  if (!found) throw new RequestError('InvalidTransition', memberMessages.over)
  return found
}
