import type { SettlementAccount } from '@vehicle-partner/api'
import { RequestError } from '@vehicle-partner/api/server'
import { maxSettlementAccounts } from '@vehicle-partner/domain'
import { connectBanks } from '../banks/bankConnection.ts'
import { requireBank } from '../banks/banks.routes.ts'
import { matchAccountName, readAccountHolder } from '../banks/accountHolder.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { formatAccountLabel, toAccountResponse, readCallerName, calculateCoolingEnd, lockAccounts } from './settlementAccountRows.ts'
import { notifyAccountChange } from './notifyAccount.ts'

const createDuplicateError = () => new RequestError('ItemAlreadyExist', 'This account is already there')

/** Adds an account once the bank has said in whose name it is. The first of an organisation is the one that is paid to. */
export async function addAccount(context: Context, wanted: { bank_code: string; account_number: string }): Promise<SettlementAccount> {
  const { db, now } = context
  const { partner } = requireMembership(context)
  const bank = requireBank(wanted.bank_code)
  const holder = await readAccountHolder(db, partner.id)
  const said = connectBanks(context).resolve(wanted.account_number, holder.name)
  const name_match = matchAccountName(holder, said.name)
  return inTransaction(context, async (tx) => {
    const before = await lockAccounts(tx, partner.id)
    if (before.some(({ bank_code, account_number }) => bank_code === bank.code && account_number === wanted.account_number))
      throw createDuplicateError()
    if (before.length >= maxSettlementAccounts)
      throw new RequestError('InvalidTransition', 'You can have three accounts. Remove one before you add another.')
    const is_primary = before.length === 0
    const [account] = await tx
      .insert(settlementAccounts)
      .values({
        id: newId('acc', now),
        partner_id: partner.id,
        bank_code: bank.code,
        bank_name: bank.name,
        account_number: wanted.account_number,
        account_name: said.name,
        is_primary,
        status: said.seconds > 0 ? 'verifying' : name_match === 'mismatch' ? 'under_review' : 'active',
        name_match,
        usable_from: is_primary ? calculateCoolingEnd(now) : null,
        resolve_due_at: said.seconds > 0 ? new Date(now.getTime() + said.seconds * 1000) : null,
        created_by: requireCaller(context).user.id,
        created_at: now,
      })
      .returning()
      .catch((error: unknown) => {
        throw violatedUniqueConstraint(error) === 'settlement_accounts_number' ? createDuplicateError() : error
      })
    if (!account) throw new Error('An insert answers its row')
    await notifyAccountChange(tx, context, account, {
      action: 'settlement_account.added',
      type: 'account.added',
      title: 'A settlement account was added',
      body: `${readCallerName(context) ?? 'Somebody'} added ${formatAccountLabel(account)} (${account.account_name}).`,
    })
    return toAccountResponse(account, readCallerName(context))
  })
}
