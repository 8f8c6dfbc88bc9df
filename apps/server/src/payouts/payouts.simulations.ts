import { RequestError } from '@vehicle-partner/api/server'
import { openTransferStatuses, operatorHolds, type TransferStatus } from '@vehicle-partner/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { TransferReport } from '../banks/bankConnection.ts'
import type { Dependencies } from '../context.ts'
import { bankTransfers } from '../db/schema/bankTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { applyTransferReport } from './applyTransferReport.ts'
import type { PayoutRow } from './readPayouts.ts'
import { checkPayable, holdPayout, releasePayout, sendPayout } from './sendPayout.ts'
import { failPayout, lockPayout, returnPayout } from './settlePayout.ts'

/** Runs an action on a payout, locked until it is done. */
const withPayout = (dependencies: Dependencies, id: string, action: (tx: Tx, payout: PayoutRow) => Promise<void>): Promise<void> =>
  inTransaction(dependencies, async (tx) => {
    const payout = await lockPayout(tx, id)
    if (!payout) throw new RequestError('NotFound')
    await action(tx, payout)
  })

/** Reports the outcome of a payout's transfer in one of these statuses; returns whether there is one. Payouts of the demo data have none. */
async function reportTransfer(
  tx: Tx,
  dependencies: Dependencies,
  { id }: PayoutRow,
  statuses: readonly TransferStatus[],
  report: TransferReport,
): Promise<boolean> {
  const [transfer] = await tx
    .select({ id: bankTransfers.id })
    .from(bankTransfers)
    .where(and(eq(bankTransfers.payout_id, id), inArray(bankTransfers.status, [...statuses])))
  if (transfer) await applyTransferReport({ ...dependencies, db: tx }, transfer.id, report, 'simulation')
  return transfer !== undefined
}

/** What banks do, and how the operator holds and releases payouts. */
export const payoutSimulations: readonly Simulation[] = [
  {
    kind: 'payout.fail',
    summary: 'The bank rejects a scheduled or processing payout: the account is closed.',
    run: (dependencies, id) =>
      withPayout(dependencies, id, async (tx, payout) => {
        if (payout.status !== 'processing') {
          const check = await checkPayable(tx, payout.partner_id, dependencies.now)
          if (payout.amount_kobo === null || 'hold' in check) throw new RequestError('InvalidTransition')
          await sendPayout(tx, dependencies, payout, check.account)
        }
        const report = { state: 'failed', failure_code: 'account_closed' } as const
        if (!(await reportTransfer(tx, dependencies, payout, openTransferStatuses, report)))
          await failPayout(tx, dependencies, payout, report.failure_code)
      }),
  },
  {
    kind: 'payout.return',
    summary: 'The bank returns a paid payout.',
    run: (dependencies, id) =>
      withPayout(dependencies, id, async (tx, payout) => {
        if (payout.status !== 'paid') throw new RequestError('InvalidTransition')
        if (!(await reportTransfer(tx, dependencies, payout, ['paid'], { state: 'returned' }))) await returnPayout(tx, dependencies, payout)
      }),
  },
  {
    kind: 'payout.hold',
    summary: 'The operator holds a payout that is not with the bank, for compliance_review (by default) or dispute.',
    run: (dependencies, id, { reason = 'compliance_review', text }) =>
      withPayout(dependencies, id, async (tx, payout) => {
        const hold = operatorHolds.find((each) => each === reason)
        if (!hold) throw new RequestError('ValidationError', undefined, { errors: { reason: `One of ${operatorHolds.join(', ')}` } })
        await holdPayout(tx, dependencies, payout, hold, text)
      }),
  },
  {
    kind: 'payout.release',
    summary: 'The operator releases a hold, with a text that says why.',
    run: (dependencies, id, { text }) =>
      withPayout(dependencies, id, async (tx, payout) => {
        if (text === undefined) throw new RequestError('ValidationError', undefined, { errors: { text: 'This field is required' } })
        await releasePayout(tx, dependencies, payout, text)
      }),
  },
]
