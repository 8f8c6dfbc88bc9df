import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { reports } from '../db/schema/operationTables.ts'
import { toLogError } from '../toLogError.ts'
import { buildReport, type StoredReport } from './buildReport.ts'
import { claimReport, releaseReport, requestTimeoutMs } from './claimReport.ts'

/** How often a request looks whether its user's report before is finished. */
const pollMs = 200

/**
 * Creates a queued report while its request waits, as soon as no other report of the user is being created. If that takes too long or fails, the
 * report stays queued, and the job creates it and notifies the user.
 */
export async function createForRequest(dependencies: Dependencies, queued: StoredReport): Promise<StoredReport> {
  const { db, now, log } = dependencies
  const signal = AbortSignal.any([dependencies.signal, AbortSignal.timeout(requestTimeoutMs)])
  for (;;) {
    const claim = await claimReport(db, now, queued.id, 'request')
    if (claim)
      try {
        return (await buildReport(dependencies, claim, { signal })) ?? queued
      } catch (error) {
        await releaseReport(db, claim)
        if (!signal.aborted) log.error({ err: toLogError(error), report: queued.id }, 'report')
        return queued
      }
    const [current = queued] = await db.select().from(reports).where(eq(reports.id, queued.id))
    if (current.status === 'ready' || current.status === 'failed' || signal.aborted) return current
    await wait(pollMs)
  }
}
