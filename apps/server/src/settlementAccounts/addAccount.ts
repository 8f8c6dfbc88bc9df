import type { SettlementAccount } from '@vehicle-partner/api'
import { RequestError } from '@vehicle-partner/api/server'
import { confirmedAccountStatus, maxSettlementAccounts } from '@vehicle-partner/domain'
import { resolveAccount } from '../banks/bankConnection.ts'
import { requireBank } from '../banks/banks.routes.ts'
import { matchAccountName, readAccountHolder } from '../banks/accountNameMatch.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { accountNumberColumns } from './accountNumbers.ts'
import {
  calculateCoolingEnd,
  formatAccountLabel,
  listAccounts,
  lockAccounts,
  readCallerName,
  toAccountResponse,
} from './settlementAccountRows.ts'
import { notifyAccountChange } from './notifyAccount.ts'

const createDuplicateError = () => new RequestError('ItemAlreadyExist', 'You have already added this account')

/** Adds an account whose holder the bank has confirmed. The first account of an organisation becomes the primary one. */
export async function addAccount(context: Context, input: { bank_code: string; account_number: string }): Promise<SettlementAccount> {
  const { now, secrets } = context
  const { partner } = requireMembership(context)
  const bank = requireBank(input.bank_code)
  const expected = await readAccountHolder(context, partner.id)
  const lookup = await resolveAccount(context, { ...input, holder: expected.name })
  return inTransaction(context, async (tx) => {
    const before = await lockAccounts(tx, partner.id)
    // Identity checks may have been completed, or another name registered, while the bank was asked.
    const holder = await readAccountHolder({ db: tx, secrets }, partner.id)
    const name_match = matchAccountName(holder, lookup.name)
    const number = accountNumberColumns(secrets, input.account_number)
    if (before.some((each) => each.bank_code === bank.code && each.account_number_hmac === number.account_number_hmac))
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
        ...number,
        account_name: lookup.name,
        is_primary,
        status: lookup.ask_again_at ? 'verifying' : confirmedAccountStatus({ name_match, isVerified: holder.isVerified }),
        name_match,
        usable_from: is_primary ? calculateCoolingEnd(now) : null,
        resolve_due_at: lookup.ask_again_at,
        created_by: requireCaller(context).user.id,
        created_at: now,
      })
      .returning()
      .catch((error: unknown) => {
        throw violatedUniqueConstraint(error) === 'settlement_accounts_number' ? createDuplicateError() : error
      })
    if (!account) throw new Error('The insert returned no row')
    await notifyAccountChange(tx, context, account, {
      action: 'settlement_account.added',
      type: 'account.added',
      title: 'A settlement account was added',
      body: `${readCallerName(context) ?? 'A user'} added ${formatAccountLabel(account)} (${account.account_name}).`,
    })
    const added = (await listAccounts(tx, partner.id)).find((each) => each.account.id === account.id)
    if (!added) throw new Error('The account is not listed')
    return toAccountResponse(added)
  })
}
