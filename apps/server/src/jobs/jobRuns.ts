import { eq, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import { jobRuns } from '../db/schema/jobTables.ts'
import { failureCode } from './failureCode.ts'
import type { Job } from './job.ts'
import { nextTryAt, type RetryDelays } from './retryDelay.ts'

export interface JobRun {
  doneUntil: Date
  /** Null if the last run succeeded. */
  failedAt: Date | null
  /** The code of the error. */
  failure: string | null
  /** How often it has failed since it last succeeded. */
  tries: number
  /** When it runs again after a failure. */
  nextTryAt: Date | null
}

const succeeded = { failed_at: null, failure: null, tries: 0, next_try_at: null }

/** The last runs of all jobs; new jobs start now. */
export async function readJobRuns(db: Db, jobs: readonly Job[], now: Date): Promise<Map<string, JobRun>> {
  if (jobs.length > 0)
    await db
      .insert(jobRuns)
      .values(jobs.map(({ name }) => ({ name, done_until: now })))
      .onConflictDoNothing()
  const rows = await db.select().from(jobRuns)
  return new Map(
    rows.map(({ name, done_until, failed_at, next_try_at, ...run }) => [
      name,
      { doneUntil: done_until, failedAt: failed_at, nextTryAt: next_try_at, ...run },
    ]),
  )
}

/** Records that a job has run for all times up to `until`. */
export async function recordSuccess(db: Db, name: string, until: Date): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ name, done_until: until })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { done_until: sql`greatest(${jobRuns.done_until}, excluded.done_until)`, ...succeeded },
    })
}

/** Records that a job failed as a whole. */
export async function recordFailure(
  { db, random }: Pick<Dependencies, 'db' | 'random'>,
  name: string,
  at: Date,
  error: unknown,
  delays: RetryDelays,
): Promise<void> {
  const failure = failureCode(error)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(jobRuns)
      .values({ name, done_until: new Date(at.getTime() - 1), failed_at: at, failure, tries: 1 })
      .onConflictDoUpdate({ target: jobRuns.name, set: { failed_at: at, failure, tries: sql`${jobRuns.tries} + 1` } })
      .returning({ tries: jobRuns.tries })
    await tx
      .update(jobRuns)
      .set({ next_try_at: nextTryAt(at, row?.tries ?? 1, delays, random) })
      .where(eq(jobRuns.name, name))
  })
}
