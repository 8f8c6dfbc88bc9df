import { RequestError } from '@vehicle-partner/api/server'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { listFieldChanges } from '../audit/fieldChanges.ts'
import { requireMembership, type Context } from '../context.ts'
import { partnerChangeRequests, partners } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'

/** Withdraws a requested change that is not decided yet. Throws RequestError `NotFound` or `InvalidTransition`. */
export async function withdrawPartnerChange(context: Context, requestId: string): Promise<void> {
  const { id } = requireMembership(context).partner
  await inTransaction(context, async (tx) => {
    const [partner] = await tx.select().from(partners).where(eq(partners.id, id)).for('update')
    const isOwn = and(eq(partnerChangeRequests.id, requestId), eq(partnerChangeRequests.partner_id, id))
    const [request] = await tx
      .update(partnerChangeRequests)
      .set({ status: 'withdrawn', reviewed_at: context.now })
      .where(and(isOwn, eq(partnerChangeRequests.status, 'under_review')))
      .returning()
    if (!partner || !request) {
      const [decided] = await tx.select({ id: partnerChangeRequests.id }).from(partnerChangeRequests).where(isOwn)
      throw decided ? new RequestError('InvalidTransition', 'This change is no longer under review') : new RequestError('NotFound')
    }
    await recordAudit(tx, context, {
      partner_id: id,
      action: 'partner.change_withdrawn',
      entity: { type: 'partner', id, label: partner.company_name },
      changes: listFieldChanges(partner, request.changes as Partial<typeof partner>), // written by updatePartner
    })
    publish(tx, context, { type: 'partner.updated', partner_id: id, data: { changed: [] } })
  })
}
