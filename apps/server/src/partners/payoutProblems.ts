import type { NeedsAction } from '@vehicle-partner/api'
import { payoutEntries } from '@vehicle-partner/api/server'
import { isOwner } from '@vehicle-partner/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { payouts } from '../db/schema/payoutTables.ts'
import { readPayouts, type PayoutReader } from '../payouts/readPayouts.ts'

/** The dashboard entries for payouts of an organisation that failed, came back or are on hold, for a reader with these roles. */
export async function readPayoutProblems(
  reader: PayoutReader,
  { id, roles }: { id: string; roles: readonly string[] },
): Promise<NeedsAction[]> {
  const stopped = inArray(payouts.status, ['failed', 'reversed', 'on_hold'])
  return payoutEntries(await readPayouts(reader, and(eq(payouts.partner_id, id), stopped)), id, { isOwner: isOwner(roles) })
}
