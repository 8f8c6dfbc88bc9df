import { RequestError } from '@vehicle-partner/api/server'
import { addDays, isSandboxBounceAddress, lagosDate, lagosDayStart, maxResendsPerDay } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { recordAudit, type NewAuditEvent } from '../audit/recordAudit.ts'
import { newSecret, sha256 } from '../auth/sessions.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { memberInvitations, partners } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { countUse } from '../limits/countUse.ts'
import { invitationLink, createInvitationMail } from '../members/invitationMail.ts'
import { calculateLinkExpiry } from '../members/inviteMember.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import { lockInvitation, type InvitationRow } from './openInvitations.ts'

const recordInvitationChange = (
  tx: Tx,
  context: Context,
  { id, partner_id, member_email }: InvitationRow,
  action: NewAuditEvent['action'],
) => recordAudit(tx, context, { partner_id, action, entity: { type: 'member', id, label: member_email } })

/** Sends an invitation again with a new link. Throws RequestError `TooManyRequests` after three times a day (Lagos). */
export function resendInvitation(context: Context, id: string): Promise<void> {
  const { now, sandbox } = context
  const today = lagosDate(now)
  return inTransaction(context, async (tx) => {
    const invitation = await lockInvitation(tx, context, id)
    const { member_email: to, resent_on, partner_id, roles } = invitation
    const before = resent_on === today ? invitation.resent : 0
    if (before >= maxResendsPerDay) {
      const retryAfter = Math.ceil((lagosDayStart(addDays(today, 1)).getTime() - now.getTime()) / 1000)
      throw new RequestError('TooManyRequests', 'This invitation was sent three times today. Try again tomorrow.', { retryAfter })
    }
    // In this transaction, which is short: an invitation that cannot be sent again must not use up the quota of its recipient.
    await countUse({ ...context, db: tx }, 'strangerMail', { recipient: to.toLowerCase() })
    const code = newSecret()
    await tx
      .update(memberInvitations)
      .set({
        code_hash: sha256(code),
        expires_at: calculateLinkExpiry(now),
        bounced_at: sandbox && isSandboxBounceAddress(to) ? now : null,
        last_sent_at: now,
        resent: before + 1,
        resent_on: today,
      })
      .where(eq(memberInvitations.id, id))
    const { user } = requireCaller(context)
    const [company] = await tx.select({ name: partners.company_name }).from(partners).where(eq(partners.id, partner_id))
    await sendMessage(
      tx,
      context,
      createInvitationMail({ to, by: `${user.fname} ${user.lname}`, company: company?.name ?? '', roles, code }),
    )
    await recordInvitationChange(tx, context, invitation, 'member.resent')
    publish(tx, context, { type: 'member.updated', partner_id, data: { member_id: id, change: 'invited' } })
  })
}

/**
 * Creates a new link to copy; only its hash is stored. The mailed link stays valid, and its code stays unknown to the caller: this one proves
 * nothing.
 */
export function replaceInvitationLink(context: Context, id: string): Promise<{ link: string; expires_at: string }> {
  return inTransaction(context, async (tx) => {
    const invitation = await lockInvitation(tx, context, id)
    const code = newSecret()
    const expires_at = calculateLinkExpiry(context.now)
    // A link that is shared manually works even if the email bounced.
    await tx
      .update(memberInvitations)
      .set({ link_hash: sha256(code), expires_at, bounced_at: null })
      .where(eq(memberInvitations.id, id))
    await recordInvitationChange(tx, context, invitation, 'member.link_made')
    return { link: invitationLink(code), expires_at: expires_at.toISOString() }
  })
}

/** Cancels an invitation and both of its links. */
export function cancelInvitation(context: Context, id: string): Promise<void> {
  const { partner } = requireMembership(context)
  return inTransaction(context, async (tx) => {
    const invitation = await lockInvitation(tx, context, id)
    await tx.update(memberInvitations).set({ cancelled_at: context.now }).where(eq(memberInvitations.id, id))
    await recordInvitationChange(tx, context, invitation, 'member.cancelled')
    publish(tx, context, { type: 'member.updated', partner_id: partner.id, data: { member_id: id, change: 'cancelled' } })
  })
}
