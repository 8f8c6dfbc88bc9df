import { RequestError } from '@vehicle-partner/api/server'
import { formatNaira, lagosDate, paths } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Dependencies } from '../context.ts'
import { disputes, earningLines } from '../db/schema/earningTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { sumUnsettled } from '../earnings/unsettledAmount.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { notify } from '../notifications/notify.ts'
import type { Simulation } from '../sandbox/simulations.ts'

type DisputeRow = typeof disputes.$inferSelect
type LineRow = typeof earningLines.$inferSelect

/** Runs an action on a dispute that is not decided yet. */
const withDispute = (
  dependencies: Dependencies,
  id: string,
  action: (tx: Tx, dispute: DisputeRow, line: LineRow) => Promise<void>,
): Promise<void> =>
  inTransaction(dependencies, async (tx) => {
    const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update')
    const [line] = await tx
      .select()
      .from(earningLines)
      .where(eq(earningLines.id, dispute?.earning_line_id ?? ''))
    if (!dispute || !line) throw new RequestError('NotFound')
    if (dispute.state !== 'open' && dispute.state !== 'in_review')
      throw new RequestError('InvalidTransition', 'This query is already decided')
    await action(tx, dispute, line)
  })

/** Posts a credit to the current month that names the line which it corrects. */
async function postAdjustment(tx: Tx, dependencies: Dependencies, line: LineRow, amount_kobo: number): Promise<string> {
  const { now } = dependencies
  const { partner_id, vehicle_id, trip_id, driver_id, route_id } = line
  const id = newId('ern', now)
  const description = `Correction of ${line.reference}: ${formatNaira(amount_kobo)} in your favour`
  await tx
    .insert(earningLines)
    .values({
      id,
      reference: `ERN-FIX-${id.slice(-10)}`,
      partner_id,
      occurred_at: now,
      service_date: lagosDate(now),
      type: 'adjustment_credit',
      direction: 'credit',
      amount_kobo,
      vehicle_id,
      trip_id,
      driver_id,
      route_id,
      description,
      rate_card_version: line.rate_card_version,
      state: 'unsettled',
      reverses_id: line.id,
      formula: { text: description, inputs: [{ label: line.reference, value: formatNaira(line.amount_kobo) }] },
      created_at: now,
    })
    .catch((error: unknown) => {
      throw violatedUniqueConstraint(error) === undefined ? error : new RequestError('InvalidTransition', 'This line is already corrected')
    })
  const data = { line_id: id, type: 'adjustment_credit', direction: 'credit', amount_kobo } as const
  publish(tx, dependencies, { type: 'earning.created', partner_id, data: { ...data, unsettled_kobo: await sumUnsettled(tx, partner_id) } })
  return id
}

async function decideDispute(
  tx: Tx,
  dependencies: Dependencies,
  { id, partner_id }: DisputeRow,
  line: LineRow,
  { state, text, adjustment_id }: { state: 'accepted' | 'declined'; text: string; adjustment_id: string | null },
): Promise<void> {
  await tx.update(disputes).set({ state, decision_text: text, adjustment_id, decided_at: dependencies.now }).where(eq(disputes.id, id))
  publish(tx, dependencies, { type: 'dispute.updated', partner_id, data: { id, line_id: line.id, state } })
  await recordAudit(tx, dependencies, { partner_id, action: `dispute.${state}`, entity: { type: 'dispute', id, label: line.reference } })
  await notify(tx, dependencies, {
    partner_id,
    type: 'dispute.decided',
    severity: state === 'accepted' ? 'success' : 'info',
    title: `Your query about ${line.reference} was ${state}`,
    body: text,
    entity: { type: 'dispute', id },
    // The search finds the line on whatever page and in whatever month it is.
    link: paths.earnings({ view: 'lines', period: 'all', search: line.reference, line: line.id }),
    group_key: `dispute:${id}`,
  })
}

/** The operator's decisions about disputes, as simulations of the sandbox. */
export const disputeSimulations: readonly Simulation[] = [
  {
    kind: 'dispute.review',
    summary: 'The operator starts the review of a query.',
    run: (dependencies, id) =>
      withDispute(dependencies, id, async (tx, { partner_id, state }, line) => {
        if (state !== 'open') throw new RequestError('InvalidTransition')
        await tx.update(disputes).set({ state: 'in_review' }).where(eq(disputes.id, id))
        publish(tx, dependencies, { type: 'dispute.updated', partner_id, data: { id, line_id: line.id, state: 'in_review' } })
        await recordAudit(tx, dependencies, {
          partner_id,
          action: 'dispute.reviewed',
          entity: { type: 'dispute', id, label: line.reference },
        })
      }),
  },
  {
    kind: 'dispute.accept',
    summary: 'The operator accepts a query and credits an amount, at most that of the line; by default all of it.',
    run: (dependencies, id, { amount_kobo, text }) =>
      withDispute(dependencies, id, async (tx, dispute, line) => {
        const amount = amount_kobo ?? line.amount_kobo
        if (amount > line.amount_kobo)
          throw new RequestError('ValidationError', undefined, { errors: { amount_kobo: `At most ${line.amount_kobo}` } })
        const adjustment_id = await postAdjustment(tx, dependencies, line, amount)
        await decideDispute(tx, dependencies, dispute, line, {
          state: 'accepted',
          text: text ?? `${formatNaira(amount)} is in your next payslip.`,
          adjustment_id,
        })
      }),
  },
  {
    kind: 'dispute.decline',
    summary: 'The operator declines a query, with a text.',
    run: (dependencies, id, { text }) =>
      withDispute(dependencies, id, (tx, dispute, line) =>
        decideDispute(tx, dependencies, dispute, line, {
          state: 'declined',
          text: text ?? 'The line is correct.',
          adjustment_id: null,
        }),
      ),
  },
]
