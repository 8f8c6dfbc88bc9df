import { earningCheckHours } from '@vehicle-partner/domain'
import { and, eq, inArray, lte, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { disputes, earningLines } from '../db/schema/earningTables.ts'
import { runItems } from '../jobs/runItems.ts'
import { earningPosting } from './postEarnings.ts'

/**
 * Confirms lines after 48 hours unless they are disputed. Trip earnings wait for the platform fee of their day; `unchargedDays` are the days
 * that could not be charged, as `partner:2026-11-22`.
 */
export async function confirmPendingLines(dependencies: Dependencies, unchargedDays: readonly string[]): Promise<void> {
  const { db, now } = dependencies
  const open = db
    .select({ one: sql`1` })
    .from(disputes)
    .where(and(eq(disputes.earning_line_id, earningLines.id), inArray(disputes.state, ['open', 'in_review'])))
  const dayKey = sql`${earningLines.partner_id} || ':' || ${earningLines.service_date}`
  const isDue = and(
    eq(earningLines.state, 'pending'),
    lte(earningLines.occurred_at, new Date(now.getTime() - earningCheckHours * 3_600_000)),
    notExists(open),
    or(sql`${earningLines.type} <> 'trip_earning'`, notInArray(dayKey, [...unchargedDays])),
  )
  await runItems(dependencies, {
    job: earningPosting,
    task: 'confirm',
    items: await db.selectDistinct({ id: earningLines.partner_id }).from(earningLines).where(isDue),
    keyOf: ({ id }) => id,
    work: async (tx, { id }) => {
      await tx
        .update(earningLines)
        .set({ state: 'unsettled' })
        .where(and(eq(earningLines.partner_id, id), isDue))
    },
  })
}
