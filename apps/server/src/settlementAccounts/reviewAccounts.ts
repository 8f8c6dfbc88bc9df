import { confirmedAccountStatus } from '@vehicle-partner/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { matchAccountName, readAccountHolder } from '../banks/accountNameMatch.ts'
import type { OperationContext } from '../context.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import type { Tx } from '../events/transaction.ts'
import { notifyAccountChange } from './notifyAccount.ts'
import { formatAccountLabel, lockAccounts } from './settlementAccountRows.ts'

/** Compares the accounts that wait for a verified name with it, once KYC is completed. Those in another name stay under review. */
export async function reviewAccounts(tx: Tx, context: OperationContext, partnerId: string): Promise<void> {
  // An account that is added meanwhile is compared by this, or compares itself afterwards.
  await lockAccounts(tx, partnerId)
  const holder = await readAccountHolder({ db: tx, secrets: context.secrets }, partnerId)
  if (!holder.isVerified) return
  const isWaiting = and(eq(settlementAccounts.status, 'under_review'), isNull(settlementAccounts.removed_at))
  const waiting = await tx
    .select()
    .from(settlementAccounts)
    .where(and(eq(settlementAccounts.partner_id, partnerId), isWaiting))
    .for('update')
  for (const account of waiting) {
    const name_match = matchAccountName(holder, account.account_name)
    const status = confirmedAccountStatus({ name_match, isVerified: true })
    await tx.update(settlementAccounts).set({ name_match, status }).where(eq(settlementAccounts.id, account.id))
    if (status !== 'active') continue
    await notifyAccountChange(
      tx,
      context,
      { ...account, status },
      {
        action: 'settlement_account.verified',
        type: 'account.changed',
        title: 'Your account is verified',
        body: `${formatAccountLabel(account)} can receive payouts.`,
        changes: [{ field: 'status', from: account.status, to: status }],
      },
    )
  }
}
