import { RequestError, memberMessages } from '@vehicle-partner/api/server'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { memberInvitations, partnerInvitations, partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { lockTeam, joinTeam } from '../members/team.ts'
import { findInvitation, matchesValidLink } from './openInvitations.ts'

/**
 * Adds the user with the invited address to the team; of two concurrent requests one succeeds.
 * Throws RequestError `LinkExpired`, or `InvalidTransition` if no user has this address.
 */
export function acceptInvitation(context: Context, secret: string) {
  const { now } = context
  return inTransaction(context, async (tx) => {
    const { id: invitation, partner_id, member_email, roles } = await findInvitation(tx, now, secret)
    const [user] = await tx
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, member_email.toLowerCase()))
    if (!user) throw new RequestError('InvalidTransition', memberMessages.signUpFirst)
    // Lock the team before the invitation, in the same order as changes by an owner.
    await lockTeam(tx, partner_id)
    const accepted = await tx
      .update(memberInvitations)
      .set({ accepted_at: now })
      .where(and(eq(memberInvitations.id, invitation), matchesValidLink(secret, now)))
      .returning({ id: memberInvitations.id })
    if (accepted.length === 0) throw new RequestError('LinkExpired')
    const id = await joinTeam(tx, { ...context, caller: { user, sessionId: '' } }, { user, partner_id, roles })
    await tx
      .update(partnerInvitations)
      .set({ status: 'accepted', decided_at: now })
      .where(
        and(
          eq(partnerInvitations.partner_id, partner_id),
          eq(partnerInvitations.user_id, user.id),
          eq(partnerInvitations.status, 'pending'),
        ),
      )
    const [company] = await tx.select({ name: partners.company_name }).from(partners).where(eq(partners.id, partner_id))
    return { id, member_email, partner: { id: partner_id, company_name: company?.name ?? '' } }
  })
}
