import { RequestError } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import { and, eq, or, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { listFieldChanges } from '../audit/fieldChanges.ts'
import type { Dependencies } from '../context.ts'
import { partnerChangeRequests, partners } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { reviewAccounts } from '../settlementAccounts/reviewAccounts.ts'
import type { Simulation } from '../sandbox/simulations.ts'

const unconfirmed = 'We could not confirm your requested change.'

/** Approves or rejects an organisation's change request; the id is either of its keys. */
const decideChangeRequest = (dependencies: Dependencies, key: string, isApproved: boolean, text?: string): Promise<void> =>
  inTransaction(dependencies, async (tx) => {
    const [partner] = await tx
      .select()
      .from(partners)
      .where(or(eq(partners.id, key), eq(partners.account_sid, key)))
      // An account that is being added refers to the row, and is compared with the new name: it must not wait for this lock.
      .for('no key update')
    if (!partner) throw new RequestError('NotFound')
    const [request] = await tx
      .update(partnerChangeRequests)
      .set({
        status: isApproved ? 'approved' : 'rejected',
        reviewed_at: dependencies.now,
        reason_text: isApproved ? null : (text ?? unconfirmed),
      })
      .where(and(eq(partnerChangeRequests.partner_id, partner.id), eq(partnerChangeRequests.status, 'under_review')))
      .returning()
    if (!request) throw new RequestError('InvalidTransition', 'No change is under review')
    const changes = request.changes as Partial<typeof partners.$inferSelect> // written by updatePartner
    if (isApproved)
      await tx
        .update(partners)
        .set({ ...changes, version: sql`${partners.version} + 1` })
        .where(eq(partners.id, partner.id))
    // An account in the new name waited for it.
    if (isApproved) await reviewAccounts(tx, dependencies, partner.id)
    await recordAudit(tx, dependencies, {
      partner_id: partner.id,
      action: isApproved ? 'partner.change_approved' : 'partner.change_rejected',
      entity: { type: 'partner', id: partner.id, label: partner.company_name },
      changes: listFieldChanges(partner, changes),
    })
    publish(tx, dependencies, {
      type: 'partner.updated',
      partner_id: partner.id,
      data: { changed: isApproved ? Object.keys(changes) : [] },
    })
    await notify(tx, dependencies, {
      partner_id: partner.id,
      type: 'system.notice',
      severity: isApproved ? 'success' : 'warning',
      title: isApproved ? 'Your company details were changed' : 'Your company details were not changed',
      body: text ?? (isApproved ? 'Your requested change is registered now.' : unconfirmed),
      entity: { type: 'partner', id: partner.id },
      link: paths.company(),
      to: { areas: [] },
      group_key: `partner.change:${partner.id}`,
    })
  })

/** The operator's decisions on company details. */
export const partnerSimulations: readonly Simulation[] = [
  {
    kind: 'company.accept',
    summary: 'Approves an organisation’s request to change its registered details.',
    run: (dependencies, id, { text }) => decideChangeRequest(dependencies, id, true, text),
  },
  {
    kind: 'company.decline',
    summary: 'Declines an organisation’s request to change its registered details.',
    run: (dependencies, id, { text }) => decideChangeRequest(dependencies, id, false, text),
  },
]
