import { RequestError } from '@vehicle-partner/api/server'
import { confirmedAccountStatus } from '@vehicle-partner/domain'
import { and, eq, isNull, lte, type SQL } from 'drizzle-orm'
import { matchAccountName, readAccountHolder } from '../banks/accountNameMatch.ts'
import { NoBankAnswer, type BankConnection } from '../banks/bankConnection.ts'
import type { Dependencies } from '../context.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import type { Job } from '../jobs/job.ts'
import { runItemsWithoutTransaction } from '../jobs/runItems.ts'
import { decryptAccountNumber } from './accountNumbers.ts'
import { formatAccountLabel, lockAccounts, type AccountRow } from './settlementAccountRows.ts'
import { notifyAccountChange } from './notifyAccount.ts'

/** When a bank that has not answered is asked again. */
const retrySeconds = 60

const noticeOf = {
  active: { title: 'Your account is verified', text: 'can receive payouts.' },
  under_review: { title: 'We are checking your account', text: 'can receive payouts once we have verified your identity.' },
  rejected: { title: 'Your account was not confirmed', text: 'is not known to the bank.' },
} as const

/** Accounts that the bank confirms later. */
export const settlementAccountJobs: readonly Job[] = [
  {
    name: 'account-verification',
    summary: 'Asks the bank for accounts that it has not confirmed yet: they become active, or are reviewed if the name differs.',
    every: { seconds: 5 },
    lane: 'bank',
    async run(dependencies, now) {
      const { bank } = dependencies
      if (!bank) return
      const isDue = and(
        eq(settlementAccounts.status, 'verifying'),
        isNull(settlementAccounts.removed_at),
        lte(settlementAccounts.resolve_due_at, now),
      )
      await runItemsWithoutTransaction(dependencies, {
        job: 'account-verification',
        items: await dependencies.db.select().from(settlementAccounts).where(isDue),
        keyOf: ({ id }) => id,
        work: (account) => verifyAccount(dependencies, bank, account, isDue),
      })
    },
  },
]

/** Asks the bank outside of a transaction, then records its answer unless the account was removed or verified meanwhile. */
async function verifyAccount(dependencies: Dependencies, bank: BankConnection, account: AccountRow, isDue: SQL | undefined): Promise<void> {
  const { db } = dependencies
  const answer = await askBank(dependencies, bank, account)
  const isSame = and(eq(settlementAccounts.id, account.id), isDue)
  if ('ask_again_at' in answer) {
    await db.update(settlementAccounts).set({ resolve_due_at: answer.ask_again_at }).where(isSame)
    return
  }
  await inTransaction(dependencies, async (tx) => {
    await lockAccounts(tx, account.partner_id)
    const verified = await compareName(tx, dependencies, account, answer)
    const { status } = verified
    const [after] = await tx
      .update(settlementAccounts)
      .set({ ...verified, resolve_due_at: null })
      .where(isSame)
      .returning()
    if (!after) return
    await notifyAccountChange(tx, dependencies, after, {
      action: 'settlement_account.verified',
      type: 'account.changed',
      title: noticeOf[status].title,
      body: `${formatAccountLabel(after)} ${after.name_match === 'mismatch' && status === 'under_review' ? 'is held in a different name than yours.' : noticeOf[status].text}`,
      changes: [{ field: 'status', from: 'verifying', to: status }],
    })
  })
}

/** The name at the bank; null if the bank does not know the account. */
type BankAnswer = { name: string | null }

/** Compares the name with the one that is verified now: the checks may have been completed while the bank was asked. */
async function compareName(tx: Tx, { secrets }: Dependencies, { partner_id }: AccountRow, { name }: BankAnswer) {
  if (name === null) return { status: 'rejected' as const }
  const holder = await readAccountHolder({ db: tx, secrets }, partner_id)
  const name_match = matchAccountName(holder, name)
  return { status: confirmedAccountStatus({ name_match, isVerified: holder.isVerified }), account_name: name, name_match }
}

async function askBank(
  dependencies: Dependencies,
  bank: BankConnection,
  account: AccountRow,
): Promise<BankAnswer | { ask_again_at: Date }> {
  const { secrets, now } = dependencies
  const holder = await readAccountHolder(dependencies, account.partner_id)
  const account_number = decryptAccountNumber(secrets, account)
  const { bank_code, created_at: asked_at } = account
  try {
    const answer = await bank.resolveAccount({ bank_code, account_number, holder: holder.name, asked_at }, now)
    return answer.ask_again_at ? { ask_again_at: answer.ask_again_at } : { name: answer.name }
  } catch (error) {
    if (error instanceof NoBankAnswer) return { ask_again_at: new Date(now.getTime() + retrySeconds * 1000) }
    if (error instanceof RequestError && error.code === 'AccountNotResolved') return { name: null }
    throw error
  }
}
