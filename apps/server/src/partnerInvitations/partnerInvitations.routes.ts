import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError, memberMessages } from '@vehicle-partner/api/server'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { lockCaller } from '../auth/accountLock.ts'
import type { UserRow } from '../auth/sessions.ts'
import { requireCaller, type Context } from '../context.ts'
import { memberInvitations } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { isInvitationTo, type InvitationRow } from '../memberInvitations/openInvitations.ts'
import { lockTeam, joinTeam } from '../members/team.ts'
import { listInvitations, isPending } from './partnerInvitations.queries.ts'

/** Invitations of the signed-in user to organisations. */
export const partnerInvitationsRoutes: Handlers<typeof contract, Context>['partnerInvitations'] = {
  async list(context) {
    return { data: await listInvitations(context.db, requireCaller(context).user, context.now) }
  },

  async accept(context, { params }) {
    const partner_id = await inTransaction(context, async (tx) => {
      const { user, invitation } = await decideInvitation(tx, context, params.id, { accepted_at: context.now })
      const { partner_id, roles } = invitation
      await joinTeam(tx, context, { user, partner_id, roles })
      return partner_id
    })
    return { data: { id: params.id, status: 'accepted', partner_id } }
  },

  async reject(context, { params }) {
    await inTransaction(context, async (tx) => {
      const { user, invitation } = await decideInvitation(tx, context, params.id, { cancelled_at: context.now })
      const { id, partner_id } = invitation
      const entity = { type: 'member', id, label: `${user.fname} ${user.lname}` }
      await recordAudit(tx, context, { partner_id, action: 'member.declined', entity })
      publish(tx, context, { type: 'member.updated', partner_id, data: { member_id: id, change: 'cancelled' } })
    })
    return { data: { id: params.id, status: 'rejected' } }
  },
}

/**
 * Accepts or rejects an invitation to the caller's proved address, once. Throws RequestError `NotFound`, or `InvalidTransition` if it is not
 * pending.
 */
async function decideInvitation(
  tx: Tx,
  context: Context,
  id: string,
  decision: { accepted_at: Date } | { cancelled_at: Date },
): Promise<{ user: UserRow; invitation: InvitationRow }> {
  const [found] = await tx.select({ partner_id: memberInvitations.partner_id }).from(memberInvitations).where(eq(memberInvitations.id, id))
  if (!found) throw new RequestError('NotFound')
  // Lock the team, the user and the invitation in this order, as changes by an owner do.
  await lockTeam(tx, found.partner_id)
  const user = await lockCaller(tx, context)
  const isOwn = and(eq(memberInvitations.id, id), isInvitationTo(user.email))
  const [own] = user.email_verified_at === null ? [] : await tx.select({ id: memberInvitations.id }).from(memberInvitations).where(isOwn)
  if (!own) throw new RequestError('NotFound')
  const [invitation] = await tx
    .update(memberInvitations)
    .set(decision)
    .where(and(isOwn, isPending(context.now)))
    .returning()
  if (!invitation) throw new RequestError('InvalidTransition', memberMessages.decided)
  return { user, invitation }
}
