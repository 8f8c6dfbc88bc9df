import { interpretTransferReport, type ReportMeaning, type TransferReportState } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import type { TransferReport } from '../banks/bankConnection.ts'
import type { Dependencies } from '../context.ts'
import { bankReports, bankTransfers } from '../db/schema/bankTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import type { TransferRow } from './orderTransfer.ts'
import type { PayoutRow } from './readPayouts.ts'
import { holdPayout } from './sendPayout.ts'
import { completePayout, failPayout, lockPayout, returnPayout } from './settlePayout.ts'

type ReportSource = (typeof bankReports.$inferInsert)['source']

/**
 * Applies what the bank reports about a transfer, in whatever order and however often it comes. A report that contradicts the outcome moves
 * no money: it is stored, logged, and stops the payout until the operator has looked at it. Undefined if there is no such transfer.
 */
export function applyTransferReport(
  dependencies: Dependencies,
  transferId: string,
  report: TransferReport,
  source: ReportSource,
): Promise<ReportMeaning | undefined> {
  return inTransaction(dependencies, async (tx) => {
    const [found] = await tx.select({ payout_id: bankTransfers.payout_id }).from(bankTransfers).where(eq(bankTransfers.id, transferId))
    // Lock the payout first, as everything does that changes a payout.
    const payout = found && (await lockPayout(tx, found.payout_id))
    const [transfer] = await tx.select().from(bankTransfers).where(eq(bankTransfers.id, transferId)).for('update')
    if (!payout || !transfer) return undefined
    const meaning = interpretTransferReport(transfer.status, report.state)
    if (meaning === 'applies') await applyReport(tx, dependencies, payout, transfer, report)
    if (meaning === 'contradicts' && !(await isKnownContradiction(tx, transferId, report.state)))
      await reportContradiction(tx, dependencies, payout, transfer, report)
    else if (meaning !== 'applies') return meaning
    await tx.insert(bankReports).values({
      id: newId('brp', dependencies.now),
      transfer_id: transferId,
      source,
      state: report.state,
      meaning,
      received_at: dependencies.now,
    })
    return meaning
  })
}

async function applyReport(
  tx: Tx,
  dependencies: Dependencies,
  payout: PayoutRow,
  { id, status, bank_reference }: TransferRow,
  report: TransferReport,
): Promise<void> {
  const { now } = dependencies
  const change = (values: Partial<TransferRow>) =>
    tx
      .update(bankTransfers)
      .set({ bank_reference: report.bank_reference ?? bank_reference, ...values })
      .where(eq(bankTransfers.id, id))
  switch (report.state) {
    case 'processing':
      await change({ status: 'sent', ...(report.expected_at ? { next_check_at: report.expected_at } : {}) })
      return
    case 'paid':
      await change({ status: 'paid', answered_at: now })
      await completePayout(tx, dependencies, payout, report.session_id ?? null)
      return
    case 'failed': {
      const failure_code = report.failure_code ?? 'other'
      await change({ status: 'failed', failure_code, answered_at: now })
      await failPayout(tx, dependencies, payout, failure_code)
      return
    }
    case 'returned': {
      await change({ status: 'returned', answered_at: now })
      // The report that it was paid may come later, or never.
      const paid = status === 'paid' ? payout : await completePayout(tx, dependencies, payout, report.session_id ?? null)
      await returnPayout(tx, dependencies, paid)
    }
  }
}

async function isKnownContradiction(tx: Tx, transferId: string, state: TransferReportState): Promise<boolean> {
  const [known] = await tx
    .select({ id: bankReports.id })
    .from(bankReports)
    .where(and(eq(bankReports.transfer_id, transferId), eq(bankReports.state, state), eq(bankReports.meaning, 'contradicts')))
    .limit(1)
  return known !== undefined
}

/** The money may have moved twice, or not at all: the payout is not sent again before the operator has asked the bank. */
async function reportContradiction(
  tx: Tx,
  dependencies: Dependencies,
  payout: PayoutRow,
  { id, status }: TransferRow,
  { state }: TransferReport,
): Promise<void> {
  const contradiction = `The bank reported "${state}" after "${status}"`
  await tx.update(bankTransfers).set({ contradiction }).where(eq(bankTransfers.id, id))
  dependencies.log.error({ transfer: id, payout: payout.id, payoutStatus: payout.status }, contradiction)
  if (payout.status === 'failed' || payout.status === 'scheduled' || payout.status === 'on_hold')
    await holdPayout(tx, dependencies, payout, 'compliance_review')
}
