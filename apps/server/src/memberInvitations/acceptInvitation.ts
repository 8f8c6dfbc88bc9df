import { RequestError, createInvitationError } from '@vehicle-partner/api/server'
import { parseInviteId } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { lockCaller, lockUser } from '../auth/accountLock.ts'
import type { UserRow } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { memberInvitations, partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { countFailures } from '../limits/countUse.ts'
import { lockTeam, joinTeam } from '../members/team.ts'
import { findUserByEmail, readInvitationStep } from './invitationStep.ts'
import { findInvitation, matchesValidLink } from './openInvitations.ts'

/**
 * Adds the user with the invited address to the team; of two concurrent requests one succeeds. Throws RequestError `LinkExpired`, and
 * `InvalidTransition`, `LoginRequired`, `EmailNotConfirmed` or `Forbidden` if there is something else to do first.
 */
export async function acceptInvitation(context: Context, inviteId: string) {
  const { now } = context
  const { code, openedAt } = parseInviteId(inviteId)
  await countFailures(context, 'linkGuess', {}, () => findInvitation(context.db, now, code))
  return inTransaction(context, async (tx) => {
    const { invitation, link } = await findInvitation(tx, now, code)
    const { partner_id, member_email, roles } = invitation
    // Lock the team, the user and the invitation in this order, as changes by an owner do.
    await lockTeam(tx, partner_id)
    const user = await lockInvitedUser(tx, context, member_email)
    const step = readInvitationStep(context, { link, openedAt: openedAt ?? invitation.created_at, user })
    if (step !== 'accept') throw createInvitationError(step)
    if (!user) throw new RequestError('LinkExpired')
    const accepted = await tx
      .update(memberInvitations)
      .set({ accepted_at: now })
      .where(and(eq(memberInvitations.id, invitation.id), matchesValidLink(code, now)))
      .returning({ id: memberInvitations.id })
    if (accepted.length === 0) throw new RequestError('LinkExpired')
    // The mailed link was opened for this account, which proves the address.
    if (user.email_verified_at === null) await tx.update(users).set({ email_verified_at: now }).where(eq(users.id, user.id))
    const id = await joinTeam(tx, { ...context, caller: context.caller ?? { user, sessionId: '' } }, { user, partner_id, roles })
    const [company] = await tx.select({ name: partners.company_name }).from(partners).where(eq(partners.id, partner_id))
    return { id, member_email, partner: { id: partner_id, company_name: company?.name ?? '' } }
  })
}

/** The user who has the address while they are locked: a change of it waits, or has just been made. */
async function lockInvitedUser(tx: Tx, context: Context, email: string): Promise<UserRow | undefined> {
  const found = await findUserByEmail(tx, email)
  const locked = found && (context.caller?.user.id === found.id ? await lockCaller(tx, context) : await lockUser(tx, found.id))
  return locked?.email.toLowerCase() === email.toLowerCase() ? locked : undefined
}
