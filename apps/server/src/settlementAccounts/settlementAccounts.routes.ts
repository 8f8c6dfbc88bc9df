import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { requireMembership, type Context } from '../context.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { inTransaction } from '../events/transaction.ts'
import { decryptAccountNumber } from './accountNumbers.ts'
import { formatAccountLabel, toAccountResponse, listAccounts, requireAccount } from './settlementAccountRows.ts'
import { addAccount } from './addAccount.ts'
import { setPrimaryAccount, removeAccount } from './changeAccount.ts'

/** The bank accounts that receive payouts. */
export const settlementAccountsRoutes: Handlers<typeof contract, Context>['settlementAccounts'] = {
  async list(context) {
    const accounts = await listAccounts(context.db, requireMembership(context).partner.id)
    return accounts.map(toAccountResponse)
  },
  async add(context, { body }) {
    return { data: await addAccount(context, body) }
  },
  async makePrimary(context, { params }) {
    return { data: await setPrimaryAccount(context, params.id) }
  },
  async remove(context, { params }) {
    await removeAccount(context, params.id)
    return { data: { id: params.id } }
  },
  number(context, { params }) {
    const { partner } = requireMembership(context)
    return inTransaction(context, async (tx) => {
      const account = requireAccount(
        (await listAccounts(tx, partner.id)).map((each) => each.account),
        params.id,
      )
      const entity = { type: 'settlement_account', id: account.id, label: formatAccountLabel(account) }
      await recordAudit(tx, context, { partner_id: partner.id, action: 'settlement_account.shown', entity })
      return { data: { id: account.id, account_number: decryptAccountNumber(context.secrets, account) } }
    })
  },
}
