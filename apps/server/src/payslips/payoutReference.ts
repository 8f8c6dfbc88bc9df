import { payday, type Day } from '@vehicle-partner/domain'
import { like, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { integer, nullable } from '../db/sqlValueTypes.ts'

/** The next free last digits of a month's payslips and payouts, such as `0001`. */
export async function findFreeReferenceNumber(db: Db, month: Day): Promise<string> {
  const start = `PO-${payday(month).slice(0, 7)}-`
  const [last] = await db
    .select({ number: sql`max(substr(${payouts.reference}, ${start.length + 1})::int)`.mapWith(nullable(integer)) })
    .from(payouts)
    .where(like(payouts.reference, `${start}%`))
  return String((last?.number ?? 0) + 1).padStart(4, '0')
}

/** The last digits of a reference: four, and more from the ten thousandth payout of a month on. */
export const readReferenceNumber = (reference: string): string => reference.slice(reference.lastIndexOf('-') + 1)
