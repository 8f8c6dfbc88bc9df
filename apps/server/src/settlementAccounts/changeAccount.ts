import type { SettlementAccount } from '@vehicle-partner/api'
import { RequestError } from '@vehicle-partner/api/server'
import { chooseNextPrimary, unpaidPayoutStatuses } from '@vehicle-partner/domain'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { payouts, settlementAccounts } from '../db/schema/payoutTables.ts'
import { sumUnsettled } from '../earnings/unsettledAmount.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import {
  formatAccountLabel,
  toAccountResponse,
  listAccounts,
  readCallerName,
  calculateCoolingEnd,
  lockAccounts,
  requireAccount,
  type AccountRow,
} from './settlementAccountRows.ts'
import { notifyAccountChange } from './notifyAccount.ts'

/** Makes an account the primary one; the previous one is cleared first, because there can be only one. */
async function setPrimary(tx: Tx, context: Context, accounts: readonly AccountRow[], account: AccountRow): Promise<void> {
  const before = accounts.find(({ is_primary }) => is_primary)
  if (before) await tx.update(settlementAccounts).set({ is_primary: false }).where(eq(settlementAccounts.id, before.id))
  await tx
    .update(settlementAccounts)
    .set({ is_primary: true, usable_from: calculateCoolingEnd(context.now) })
    .where(eq(settlementAccounts.id, account.id))
  await notifyAccountChange(tx, context, account, {
    action: 'settlement_account.made_primary',
    type: 'account.changed',
    title: 'Your primary account was changed',
    body: `${readCallerName(context) ?? 'A user'} chose ${formatAccountLabel(account)}. It can receive payouts in 24 hours.`,
    changes: [{ field: 'primary', from: before ? formatAccountLabel(before) : null, to: formatAccountLabel(account) }],
  })
}

/** Makes an active account the primary one; changes nothing if it already is. */
export function setPrimaryAccount(context: Context, id: string): Promise<SettlementAccount> {
  const { partner } = requireMembership(context)
  return inTransaction(context, async (tx) => {
    const accounts = await lockAccounts(tx, partner.id)
    const account = requireAccount(accounts, id)
    if (account.status !== 'active') throw new RequestError('InvalidTransition', 'Only an active account can be the primary account')
    if (!account.is_primary) await setPrimary(tx, context, accounts, account)
    const after = (await listAccounts(tx, partner.id)).find((each) => each.account.id === id)
    if (!after) throw new RequestError('NotFound')
    return toAccountResponse(after)
  })
}

/** Whether an organisation has earned what is on no payslip yet, or a payout of its payslips has not arrived. */
async function isOwedMoney(tx: Tx, partnerId: string): Promise<boolean> {
  if ((await sumUnsettled(tx, partnerId)) > 0) return true
  const isUnpaid = and(inArray(payouts.status, [...unpaidPayoutStatuses]), gt(payouts.amount_kobo, 0))
  return (await tx.$count(payouts, and(eq(payouts.partner_id, partnerId), isUnpaid))) > 0
}

/** The account that becomes primary when this one is removed: the oldest that is fit for it. */
async function findNextPrimary(tx: Tx, partnerId: string, removedId: string): Promise<AccountRow | undefined> {
  const accounts = (await listAccounts(tx, partnerId)).map(({ account, lastFailure }) => ({ ...account, last_failure_code: lastFailure }))
  return chooseNextPrimary(accounts.filter(({ id }) => id !== removedId))
}

/** Removes an account. If it was primary, another active one becomes primary. */
export function removeAccount(context: Context, id: string): Promise<void> {
  const { partner } = requireMembership(context)
  return inTransaction(context, async (tx) => {
    const accounts = await lockAccounts(tx, partner.id)
    const account = requireAccount(accounts, id)
    const others = accounts.filter((each) => each !== account)
    const next = await findNextPrimary(tx, partner.id, id)
    if (others.length === 0 && (await isOwedMoney(tx, partner.id)))
      throw new RequestError('InvalidTransition', 'Add another account first: you have unpaid earnings')
    if (account.is_primary && others.length > 0 && !next)
      throw new RequestError('InvalidTransition', 'Another account must be active before you can remove this one')
    await tx.update(settlementAccounts).set({ is_primary: false, removed_at: context.now }).where(eq(settlementAccounts.id, id))
    await notifyAccountChange(tx, context, account, {
      action: 'settlement_account.removed',
      type: 'account.changed',
      title: 'A settlement account was removed',
      body: `${readCallerName(context) ?? 'A user'} removed ${formatAccountLabel(account)}.`,
    })
    if (account.is_primary && next) await setPrimary(tx, context, others, next)
  })
}
