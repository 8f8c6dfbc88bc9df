import { count, isNotNull, max, min, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { jobFailures, jobRuns } from '../db/schema/jobTables.ts'
import { arrayOf, text } from '../db/sqlValueTypes.ts'

/** A job that failed as a whole, or some of its items did. */
interface JobProblem {
  job: string
  /** Items that failed and are tried again; 0 if the job failed as a whole. */
  failed_items: number
  /** The most failures in a row. */
  tries: number
  failing_since: Date | null
  next_try_at: Date | null
  /** Codes of the errors. */
  codes: string[]
}

/** Jobs that fail, for `/readyz`: counts, times and codes, nothing about the items. */
export async function listJobProblems(db: Db): Promise<JobProblem[]> {
  const failedJobs = await db.select().from(jobRuns).where(isNotNull(jobRuns.failed_at)).orderBy(jobRuns.name)
  const failedItems = await db
    .select({
      job: jobFailures.job,
      failed_items: count(),
      tries: max(jobFailures.tries),
      failing_since: min(jobFailures.first_failed_at),
      next_try_at: min(jobFailures.next_try_at),
      codes: sql`array_agg(distinct ${jobFailures.code} order by ${jobFailures.code})`.mapWith(arrayOf(text)),
    })
    .from(jobFailures)
    .groupBy(jobFailures.job)
    .orderBy(jobFailures.job)
  return [
    ...failedJobs.map(({ name, failed_at, failure, tries, next_try_at }) => ({
      job: name,
      failed_items: 0,
      tries,
      failing_since: failed_at,
      next_try_at,
      codes: failure === null ? [] : [failure],
    })),
    ...failedItems.map(({ tries, ...problem }) => ({ ...problem, tries: tries ?? 0 })),
  ]
}
