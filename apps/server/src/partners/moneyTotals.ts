import { koboToNaira } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer } from '../db/sqlValueTypes.ts'
import { sumUnsettled } from '../earnings/unsettledAmount.ts'
import { findNextPayout, toNextPayout } from '../payouts/nextPayout.ts'
import type { PayoutReader } from '../payouts/readPayouts.ts'

/** Earnings that are on no payslip yet, and the next payout. */
export async function readMoneyTotals(reader: PayoutReader, partnerId: string) {
  const [kobo, next] = await Promise.all([sumUnsettled(reader.db, partnerId), findNextPayout(reader, partnerId)])
  return {
    unsettledEarnings: { amount: koboToNaira(kobo), amount_kobo: kobo, currency: 'NGN' as const },
    next_payout: next && toNextPayout(next),
  }
}

const usableRow = defineRow({ usable: integer })

/** How many accounts can receive payouts now or after verification. */
export async function countUsableAccounts(db: Db, partnerId: string): Promise<{ usable: number }> {
  const [counted] = await selectRows(
    db,
    usableRow,
    sql`select count(*)::int as usable from settlement_accounts where partner_id = ${partnerId} and removed_at is null and status in ('verifying', 'active', 'under_review')`,
  )
  return counted ?? { usable: 0 }
}
