import { openTransferStatuses, transferRetrySeconds } from '@vehicle-partner/domain'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { NoBankAnswer, type BankConnection, type TransferOrder, type TransferReport } from '../banks/bankConnection.ts'
import type { Dependencies } from '../context.ts'
import { bankTransfers } from '../db/schema/bankTables.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { runItemsWithoutTransaction } from '../jobs/runItems.ts'
import { decryptAccountNumber } from '../settlementAccounts/accountNumbers.ts'
import { applyTransferReport } from './applyTransferReport.ts'
import type { TransferRow } from './orderTransfer.ts'

/** After so many requests without an answer, in about five minutes, the transfer counts as a failing item of the job, which `/readyz` shows. */
const silentRequests = 6

const isOpen = inArray(bankTransfers.status, [...openTransferStatuses])

/** Sends orders to the bank and asks what became of those that it has. Each request is made outside of a transaction. */
export async function sendTransfers(dependencies: Dependencies, bank: BankConnection): Promise<void> {
  const { db, now } = dependencies
  const due = await db
    .select({ transfer: bankTransfers, account: settlementAccounts })
    .from(bankTransfers)
    .innerJoin(settlementAccounts, eq(settlementAccounts.id, bankTransfers.account_id))
    .where(and(isOpen, lte(bankTransfers.next_check_at, now)))
    .orderBy(asc(bankTransfers.created_at), asc(bankTransfers.id))
  await runItemsWithoutTransaction(dependencies, {
    job: 'payout-settle',
    items: due,
    keyOf: ({ transfer }) => transfer.id,
    work: ({ transfer, account }) => sendTransfer(dependencies, bank, transfer, createOrder(dependencies, transfer, account)),
  })
}

function createOrder(dependencies: Dependencies, transfer: TransferRow, account: typeof settlementAccounts.$inferSelect): TransferOrder {
  const { id: key, amount_kobo, narration, attempt_no, created_at: ordered_at } = transfer
  const { bank_code, account_name } = account
  return {
    key,
    bank_code,
    account_number: decryptAccountNumber(dependencies.secrets, account),
    account_name,
    amount_kobo,
    narration,
    attempt_no,
    ordered_at,
  }
}

async function sendTransfer(dependencies: Dependencies, bank: BankConnection, transfer: TransferRow, order: TransferOrder): Promise<void> {
  const { db, now, log } = dependencies
  const { id, requests } = transfer
  // Before the request, so that a bank that is down, or a server that is, delays the next one.
  const next_check_at = new Date(now.getTime() + transferRetrySeconds(requests + 1) * 1000)
  await db
    .update(bankTransfers)
    .set({ requests: sql`${bankTransfers.requests} + 1`, next_check_at })
    .where(and(eq(bankTransfers.id, id), isOpen))
  try {
    await applyTransferReport(
      dependencies,
      id,
      await requestTransfer(bank, transfer, order, now),
      transfer.status === 'pending' ? 'answer' : 'read',
    )
  } catch (error) {
    if (!(error instanceof NoBankAnswer)) throw error
    // The bank may have it: it is asked before the order is sent again, with the same key.
    await db
      .update(bankTransfers)
      .set({ status: 'unknown' })
      .where(and(eq(bankTransfers.id, id), eq(bankTransfers.status, 'pending')))
    log.warn({ transfer: id, requests: requests + 1, reason: error.message }, 'The bank has not answered')
    if (requests + 1 >= silentRequests) throw error
  }
}

async function requestTransfer(
  bank: BankConnection,
  { status, requests }: TransferRow,
  order: TransferOrder,
  now: Date,
): Promise<TransferReport> {
  // A request that was counted may have reached the bank before the server stopped.
  const known = status === 'pending' && requests === 0 ? undefined : await bank.readTransfer(order, now)
  return known ?? bank.startTransfer(order, now)
}
