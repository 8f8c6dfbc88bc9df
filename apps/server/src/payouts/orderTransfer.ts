import { eq, sql } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { bankTransfers } from '../db/schema/bankTables.ts'
import { payoutAttempts, type settlementAccounts } from '../db/schema/payoutTables.ts'
import { integer } from '../db/sqlValueTypes.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import type { PayoutRow } from './readPayouts.ts'

export type TransferRow = typeof bankTransfers.$inferSelect

/** Writes the order of a payout to the bank. Its id is the idempotency key of this attempt, however often it is sent. */
export async function orderTransfer(
  tx: Tx,
  { now }: OperationContext,
  { id: payout_id, partner_id, amount_kobo, narration, reference }: PayoutRow,
  account: typeof settlementAccounts.$inferSelect,
): Promise<void> {
  if (amount_kobo === null) throw new Error('A payout without an amount cannot be sent')
  const [before] = await tx
    .select({ failed: sql`count(*)::int`.mapWith(integer) })
    .from(payoutAttempts)
    .where(sql`${payoutAttempts.payout_id} = ${payout_id} and ${payoutAttempts.status} = 'failed'`)
  const [last] = await tx
    .select({ attempt: sql`coalesce(max(${bankTransfers.attempt_no}), 0)`.mapWith(integer) })
    .from(bankTransfers)
    .where(eq(bankTransfers.payout_id, payout_id))
  await tx.insert(bankTransfers).values({
    id: newId('trf', now),
    payout_id,
    partner_id,
    attempt_no: Math.max(before?.failed ?? 0, last?.attempt ?? 0) + 1,
    account_id: account.id,
    amount_kobo,
    narration: narration ?? `VPP/${reference}`,
    status: 'pending',
    next_check_at: now,
    created_at: now,
  })
}
