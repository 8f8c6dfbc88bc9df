import type { AccountMember } from '@vehicle-partner/api'
import { RequestError, memberMessages } from '@vehicle-partner/api/server'
import { isSandboxBounceAddress, invitationDays, invitationStatus, paths } from '@vehicle-partner/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { newSecret, sha256 } from '../auth/sessions.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { memberInvitations, partners } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { countUse } from '../limits/countUse.ts'
import { newId } from '../newId.ts'
import { notify } from '../notifications/notify.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import { createInvitationMail } from './invitationMail.ts'
import { readTeamEntry } from './members.queries.ts'
import { lockOwnTeam, type RoleName } from './team.ts'

const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** When a link that is sent now expires. */
export const calculateLinkExpiry = (now: Date): Date => new Date(now.getTime() + invitationDays * 86_400_000)

/**
 * Invites an email address; a user who has proved it also sees the invitation in the portal. Replaces an expired or bounced invitation.
 * Throws RequestError `ItemAlreadyExist` for a member, or if an invitation to this address is pending.
 */
export async function inviteMember(context: Context, email: string, given: readonly RoleName[]): Promise<AccountMember> {
  const { partner } = requireMembership(context)
  const { user } = requireCaller(context)
  const { now, sandbox } = context
  const roles = [...new Set(given)]
  const id = newId('inv', now)
  await countUse(context, 'strangerMail', { recipient: email.toLowerCase(), partner: partner.id })
  await inTransaction(context, async (tx) => {
    const team = await lockOwnTeam(tx, context)
    if (team.some((each) => each.roles.length > 0 && isSameEmail(each.email, email)))
      throw new RequestError('ItemAlreadyExist', memberMessages.member, { errors: { member_email: memberMessages.member } })
    await cancelStaleInvitation(tx, context, email)
    const code = newSecret()
    await tx.insert(memberInvitations).values({
      id,
      partner_id: partner.id,
      member_email: email,
      roles,
      code_hash: sha256(code),
      invited_by: user.id,
      created_at: now,
      expires_at: calculateLinkExpiry(now),
      bounced_at: sandbox && isSandboxBounceAddress(email) ? now : null,
      last_sent_at: now,
    })
    const [company] = await tx.select({ name: partners.company_name }).from(partners).where(eq(partners.id, partner.id))
    const by = `${user.fname} ${user.lname}`
    await sendMessage(tx, context, createInvitationMail({ to: email, by, company: company?.name ?? '', roles, code }))
    await recordAudit(tx, context, { partner_id: partner.id, action: 'member.invited', entity: { type: 'member', id, label: email } })
    publish(tx, context, { type: 'member.updated', partner_id: partner.id, data: { member_id: id, change: 'invited' } })
    await notify(tx, context, {
      partner_id: partner.id,
      type: 'member.invited',
      severity: 'info',
      title: 'A new member was invited',
      body: `${by} invited ${email}.`,
      entity: { type: 'member', id },
      link: paths.members(),
    })
  })
  return readTeamEntry(context.db, partner.id, now, id)
}

/** Cancels an expired or bounced invitation of this address. Throws RequestError `ItemAlreadyExist` if it is pending. */
async function cancelStaleInvitation(tx: Tx, context: Context, email: string): Promise<void> {
  const [before] = await tx
    .select()
    .from(memberInvitations)
    .where(
      and(
        eq(memberInvitations.partner_id, requireMembership(context).partner.id),
        eq(sql`lower(${memberInvitations.member_email})`, email.toLowerCase()),
        isNull(memberInvitations.accepted_at),
        isNull(memberInvitations.cancelled_at),
      ),
    )
    .for('update')
  if (!before) return
  if (invitationStatus(before, context.now) === 'pending')
    throw new RequestError('ItemAlreadyExist', memberMessages.invited, { errors: { member_email: memberMessages.invited } })
  await tx.update(memberInvitations).set({ cancelled_at: context.now }).where(eq(memberInvitations.id, before.id))
}
