import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { jobRuns } from '../db/schema/jobTables.ts'
import type { Job } from './job.ts'

export interface JobRun {
  doneUntil: Date
  /** Null if the last run succeeded. */
  failedAt: Date | null
  failure: string | null
}

/** The last runs of all jobs; new jobs start now. */
export async function readJobRuns(db: Db, jobs: readonly Job[], now: Date): Promise<Map<string, JobRun>> {
  if (jobs.length > 0)
    await db
      .insert(jobRuns)
      .values(jobs.map(({ name }) => ({ name, done_until: now, failed_at: null, failure: null })))
      .onConflictDoNothing()
  const rows = await db.select().from(jobRuns)
  return new Map(rows.map(({ name, done_until, failed_at, failure }) => [name, { doneUntil: done_until, failedAt: failed_at, failure }]))
}

/** Records that a job has run for all times up to `until`. */
export async function recordSuccess(db: Db, name: string, until: Date): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ name, done_until: until, failed_at: null, failure: null })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { done_until: sql`greatest(${jobRuns.done_until}, excluded.done_until)`, failed_at: null, failure: null },
    })
}

/** Records that a job failed, and why. */
export async function recordFailure(db: Db, name: string, at: Date, failure: string): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ name, done_until: new Date(at.getTime() - 1), failed_at: at, failure })
    .onConflictDoUpdate({ target: jobRuns.name, set: { failed_at: at, failure } })
}
