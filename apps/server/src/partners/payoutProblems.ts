import type { NeedsAction } from '@vehicle-partner/api'
import { payoutEntries } from '@vehicle-partner/api/server'
import { and, eq, inArray } from 'drizzle-orm'
import { payouts } from '../db/schema/payoutTables.ts'
import { readPayouts, type PayoutReader } from '../payouts/readPayouts.ts'

/** The dashboard entries for payouts that failed or are on hold. */
export async function readPayoutProblems(reader: PayoutReader, partnerId: string): Promise<NeedsAction[]> {
  return payoutEntries(
    await readPayouts(reader, and(eq(payouts.partner_id, partnerId), inArray(payouts.status, ['failed', 'on_hold']))),
    partnerId,
  )
}
