import { and, asc, eq, gt, inArray, isNull, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { reports } from '../db/schema/operationTables.ts'
import type { StoredReport } from './buildReport.ts'

/** Reports up to this size are created with the response; longer ones by the job. */
export const maxImmediateRows = 5000
/** A request gives its report up to the job after this time. */
export const requestTimeoutMs = 30_000
/** A claim of a request is void after this time: its server has stopped. A job claims anew each time, because only one runs. */
const requestClaimMs = 2 * requestTimeoutMs

/** The right to create the file of a report. */
export interface ReportClaim {
  report: StoredReport
  claimedBy: 'request' | 'job'
  claimedAt: Date
}

const other = alias(reports, 'other')
const unfinished = ['queued', 'processing'] as const

/** Whether someone is creating the file of a report. */
const isClaimed = (table: typeof reports | typeof other, now: Date, claimedBy: 'request' | 'job'): SQL | undefined =>
  and(
    eq(table.status, 'processing'),
    claimedBy === 'job'
      ? and(eq(table.claimed_by, 'request'), gt(table.claimed_at, new Date(now.getTime() - requestClaimMs)))
      : or(eq(table.claimed_by, 'job'), gt(table.claimed_at, new Date(now.getTime() - requestClaimMs))),
  )

/** Claims a report, unless it is claimed or another one of its user is: one at a time for each user. */
export function claimReport(db: Db, now: Date, id: string, claimedBy: 'request' | 'job'): Promise<ReportClaim | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ user: reports.requested_by }).from(reports).where(eq(reports.id, id))
    if (!found) return undefined
    // Claims for the same user one after the other, so that they see each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${found.user}), 2)`)
    const isBusy = tx
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.requested_by, found.user), ne(other.id, id), isClaimed(other, now, claimedBy)))
    const [report] = await tx
      .update(reports)
      .set({ status: 'processing', claimed_by: claimedBy, claimed_at: now })
      .where(
        and(
          eq(reports.id, id),
          inArray(reports.status, unfinished),
          sql`(${isClaimed(reports, now, claimedBy)}) is not true`,
          notExists(isBusy),
        ),
      )
      .returning()
    return report && { report, claimedBy, claimedAt: now }
  })
}

/** Gives a claimed report back to the queue. */
export async function releaseReport(db: Db, { report, claimedBy, claimedAt }: ReportClaim): Promise<void> {
  await db
    .update(reports)
    .set({ status: 'queued', claimed_by: null, claimed_at: null })
    .where(
      and(
        eq(reports.id, report.id),
        eq(reports.status, 'processing'),
        eq(reports.claimed_by, claimedBy),
        eq(reports.claimed_at, claimedAt),
      ),
    )
}

/** The reports that the job has to create, oldest first: long ones, and those that their request has given up. */
export async function listQueuedReports(db: Db, now: Date): Promise<{ id: string; user: string }[]> {
  const voidSince = new Date(now.getTime() - requestClaimMs)
  return db
    .select({ id: reports.id, user: reports.requested_by })
    .from(reports)
    .where(
      and(
        inArray(reports.status, unfinished),
        or(gt(reports.rows, maxImmediateRows), lte(reports.created_at, new Date(now.getTime() - requestTimeoutMs))),
        or(isNull(reports.claimed_by), eq(reports.claimed_by, 'job'), lte(reports.claimed_at, voidSince)),
      ),
    )
    .orderBy(asc(reports.created_at), asc(reports.id))
}
