import { and, eq, gt, inArray, min, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import { jobFailures } from '../db/schema/jobTables.ts'
import { failureCode } from './failureCode.ts'
import { itemRetryDelays, nextTryAt } from './retryDelay.ts'

/** A part of a job. */
export interface JobTask {
  job: string
  /** Empty if the job has one part. */
  task: string
}

interface ItemFailure {
  tries: number
  nextTryAt: Date
}

const isOf = ({ job, task }: JobTask) => and(eq(jobFailures.job, job), eq(jobFailures.task, task))

/** The failed items of a part of a job, by their key. */
export async function readItemFailures(db: Db, task: JobTask): Promise<Map<string, ItemFailure>> {
  const rows = await db.select().from(jobFailures).where(isOf(task))
  return new Map(rows.map(({ item, tries, next_try_at }) => [item, { tries, nextTryAt: next_try_at }]))
}

/** Records that an item failed; resolves to how often it has failed. */
export async function recordItemFailure(
  { db, now, random }: Pick<Dependencies, 'db' | 'now' | 'random'>,
  task: JobTask,
  item: string,
  error: unknown,
): Promise<number> {
  const code = failureCode(error)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(jobFailures)
      .values({ ...task, item, tries: 1, first_failed_at: now, last_failed_at: now, next_try_at: now, code })
      .onConflictDoUpdate({
        target: [jobFailures.job, jobFailures.task, jobFailures.item],
        set: { tries: sql`${jobFailures.tries} + 1`, last_failed_at: now, code },
      })
      .returning({ tries: jobFailures.tries })
    const tries = row?.tries ?? 1
    await tx
      .update(jobFailures)
      .set({ next_try_at: nextTryAt(now, tries, itemRetryDelays, random) })
      .where(and(isOf(task), eq(jobFailures.item, item)))
    return tries
  })
}

/** Forgets the failures of items that have succeeded or are no longer due. */
export async function forgetItemFailures(db: Db, task: JobTask, items: readonly string[]): Promise<void> {
  if (items.length > 0) await db.delete(jobFailures).where(and(isOf(task), inArray(jobFailures.item, [...items])))
}

/** The jobs with failed items that are due again. */
export async function listJobsToRetry(db: Db): Promise<Map<string, Date>> {
  const rows = await db
    .select({ job: jobFailures.job, at: min(jobFailures.next_try_at) })
    .from(jobFailures)
    .groupBy(jobFailures.job)
  return new Map(rows.flatMap(({ job, at }) => (at ? [[job, at]] : [])))
}

/** Makes all failed items of a job due, because someone has started it by hand. */
export async function retryItemsNow(db: Db, job: string, now: Date): Promise<void> {
  await db
    .update(jobFailures)
    .set({ next_try_at: now })
    .where(and(eq(jobFailures.job, job), gt(jobFailures.next_try_at, now)))
}
