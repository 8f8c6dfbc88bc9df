import { paths } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { drivers } from '../db/schema/fleetTables.ts'
import type { Tx } from '../events/transaction.ts'
import type { DriverRow } from '../fleet/assignedDrivers.ts'
import { noStatusReason, operatorStatusReason } from '../fleet/statusReasons.ts'
import { beginReview, noReview, rejectionTexts } from '../fleet/sandboxReviews.ts'
import { notify } from '../notifications/notify.ts'
import { publishDriverUpdate } from './publishDriver.ts'

/** The columns of a driver who is sent for review; the sandbox has magic licences: one is refused, one approved at once. */
export function beginDriverReview(context: OperationContext, licence: string) {
  if (context.sandbox && licence === 'AAA11111AA11') return { status: 'active' as const, ...noStatusReason, ...noReview }
  const outcome = licence === 'AAA00000AA00' ? 'licence_not_found' : 'approved'
  return { status: 'pending_review' as const, ...noStatusReason, ...beginReview(context, outcome) }
}

/** Ends the review of a driver; `said` are the words of who refuses them. The row must be held. */
export async function completeDriverReview(tx: Tx, context: OperationContext, driver: DriverRow, said?: string): Promise<void> {
  const { id, partner_id, fname, lname, version, review_outcome: outcome } = driver
  const good = outcome === 'approved'
  const reason = said ?? rejectionTexts[outcome ?? ''] ?? 'They were not accepted'
  const status = good ? ('active' as const) : ('rejected' as const)
  await tx
    .update(drivers)
    .set({
      status,
      ...(good ? noStatusReason : operatorStatusReason(outcome ?? 'other', reason, context.now)),
      ...noReview,
      version: version + 1,
      updated_at: context.now,
    })
    .where(eq(drivers.id, id))
  const name = `${fname} ${lname}`
  await recordAudit(tx, context, {
    partner_id,
    action: good ? 'driver.approved' : 'driver.rejected',
    entity: { type: 'driver', id, label: name },
    changes: [{ field: 'status', from: driver.status, to: status }],
  })
  await publishDriverUpdate(tx, context, { ...driver, status }, ['status'])
  await notify(tx, context, {
    partner_id,
    type: good ? 'driver.approved' : 'driver.rejected',
    severity: good ? 'success' : 'warning',
    title: good ? `${name} is approved` : `${name} was not accepted`,
    body: good ? 'They can be given a vehicle and trips.' : `${reason}. Correct the details and send them again.`,
    entity: { type: 'driver', id },
    link: paths.driver({ driverId: id }),
    action_label: good ? undefined : 'Correct',
    group_key: `driver.review:${id}`,
  })
}
