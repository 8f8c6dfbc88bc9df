import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { asc, desc, eq } from 'drizzle-orm'
import { organization, type Context } from '../context.ts'
import { settlementAccounts } from '../db/schema/payouts.ts'

/** Where the money goes. */
export const settlementAccountsRoutes: Handlers<typeof contract, Context>['settlementAccounts'] = {
  async list(context) {
    const accounts = await context.db
      .select()
      .from(settlementAccounts)
      .where(eq(settlementAccounts.partner_id, organization(context).partner.id))
      .orderBy(desc(settlementAccounts.is_primary), asc(settlementAccounts.created_at), asc(settlementAccounts.id))
    return accounts.map((account) => ({
      ...account,
      account_number: `••••${account.account_number.slice(-4)}`,
      usable_from: account.usable_from?.toISOString() ?? null,
      created_at: account.created_at.toISOString(),
    }))
  },
}
