import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError, memberMessages } from '@vehicle-partner/api/server'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireCaller, type Context } from '../context.ts'
import { memberInvitations, partnerInvitations } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { lockTeam, joinTeam } from '../members/team.ts'
import { listInvitations, isSameInvitation, isPending } from './partnerInvitations.queries.ts'

type Row = typeof partnerInvitations.$inferSelect

/** Invitations of the signed-in user to organisations. */
export const partnerInvitationsRoutes: Handlers<typeof contract, Context>['partnerInvitations'] = {
  async list(context) {
    return { data: await listInvitations(context.db, requireCaller(context).user.id, context.now) }
  },

  async accept(context, { params }) {
    const partner_id = await inTransaction(context, async (tx) => {
      const { partner_id, roles } = await answerInvitation(tx, context, params.id, 'accepted')
      const { user } = requireCaller(context)
      await tx.update(memberInvitations).set({ accepted_at: context.now }).where(isSameInvitation(partner_id, user.email))
      await joinTeam(tx, context, { user, partner_id, roles })
      return partner_id
    })
    return { data: { id: params.id, status: 'accepted', partner_id } }
  },

  async reject(context, { params }) {
    await inTransaction(context, async (tx) => {
      const { partner_id } = await answerInvitation(tx, context, params.id, 'rejected')
      const { user } = requireCaller(context)
      const [mail] = await tx
        .update(memberInvitations)
        .set({ cancelled_at: context.now })
        .where(isSameInvitation(partner_id, user.email))
        .returning({ id: memberInvitations.id })
      const id = mail?.id ?? params.id
      const entity = { type: 'member', id, label: `${user.fname} ${user.lname}` }
      await recordAudit(tx, context, { partner_id, action: 'member.declined', entity })
      publish(tx, context, { type: 'member.updated', partner_id, data: { member_id: id, change: 'cancelled' } })
    })
    return { data: { id: params.id, status: 'rejected' } }
  },
}

/** Accepts or rejects the caller's invitation, once. Throws RequestError `NotFound`, or `InvalidTransition` if it is not pending. */
async function answerInvitation(tx: Tx, context: Context, id: string, status: 'accepted' | 'rejected'): Promise<Row> {
  const isOwn = and(eq(partnerInvitations.id, id), eq(partnerInvitations.user_id, requireCaller(context).user.id))
  const [found] = await tx.select({ partner_id: partnerInvitations.partner_id }).from(partnerInvitations).where(isOwn)
  if (!found) throw new RequestError('NotFound')
  // Lock the team before the invitation, in the same order as changes by an owner.
  await lockTeam(tx, found.partner_id)
  const [decided] = await tx
    .update(partnerInvitations)
    .set({ status, decided_at: context.now })
    .where(and(isOwn, isPending(context.now)))
    .returning()
  if (!decided) throw new RequestError('InvalidTransition', memberMessages.decided)
  return decided
}
