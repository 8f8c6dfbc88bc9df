import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { requireCaller, requireMembership, type Context } from '../context.ts'
import { reports } from '../db/schema/operationTables.ts'
import { integer } from '../db/sqlValueTypes.ts'
import type { Tx } from '../events/transaction.ts'
import { otherLimits } from './limits.ts'

const retryAfter = 60

/**
 * Throws RequestError `TooManyRequests` if reports of the caller or the organisation wait to be created already. Requests at once wait for each
 * other, so the transaction must be short.
 */
export async function requireRoomForReport(tx: Tx, context: Context): Promise<void> {
  const partnerId = requireMembership(context).partner.id
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reports ${partnerId}`}))`)
  const [waiting] = await tx
    .select({
      ofPartner: sql`count(*)::int`.mapWith(integer),
      ofUser: sql`(count(*) filter (where ${reports.requested_by} = ${requireCaller(context).user.id}))::int`.mapWith(integer),
    })
    .from(reports)
    .where(and(eq(reports.partner_id, partnerId), inArray(reports.status, ['queued', 'processing'])))
  if (waiting && (waiting.ofUser >= otherLimits.reportsOfUser.most || waiting.ofPartner >= otherLimits.reportsOfPartner.most))
    throw new RequestError('TooManyRequests', 'Other reports are still being created. Please wait until they are ready.', { retryAfter })
}
