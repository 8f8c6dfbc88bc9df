import type { Payee } from '@vehicle-partner/api'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { maskedAccountNumber } from '../settlementAccounts/accountNumbers.ts'

type AccountRow = typeof settlementAccounts.$inferSelect

/** The primary account of an organisation, whatever its status. */
export async function findPrimaryAccount(db: Db, partnerId: string): Promise<AccountRow | undefined> {
  const [account] = await db
    .select()
    .from(settlementAccounts)
    .where(
      and(eq(settlementAccounts.partner_id, partnerId), eq(settlementAccounts.is_primary, true), isNull(settlementAccounts.removed_at)),
    )
  return account
}

/** The copy of an account that payslips and payouts store. */
export const toPayee = ({ bank_code, bank_name, account_last4, account_name }: AccountRow): Payee => ({
  bank_code,
  bank_name,
  account_number_masked: maskedAccountNumber({ account_last4 }),
  account_name,
})
