import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columnTypes.ts'

/** An error code such as `23505`, `ServiceUnavailable` or `TypeError`; the messages of errors can contain personal data. */
const codePattern = sql.raw(`'^[A-Za-z0-9_]{1,64}$'`)

/** The last runs of jobs. */
export const jobRuns = pgTable(
  'job_runs',
  {
    name: text('name').primaryKey(),
    /** The due time of the last completed run. */
    done_until: instant('done_until').notNull(),
    failed_at: instant('failed_at'),
    /** The code of the error. */
    failure: text('failure'),
    /** How often it has failed since it last succeeded. */
    tries: integer('tries').notNull().default(0),
    /** When a job that failed as a whole runs again. */
    next_try_at: instant('next_try_at'),
  },
  (t) => [check('job_runs_failure_code', sql`${t.failure} ~ ${codePattern}`)],
)

/** Items of jobs that failed, such as one payout; the row is deleted when the item succeeds or is no longer due. */
export const jobFailures = pgTable(
  'job_failures',
  {
    job: text('job').notNull(),
    /** The part of the job that failed; empty if the job has one part. */
    task: text('task').notNull(),
    /** The id of the item. */
    item: text('item').notNull(),
    tries: integer('tries').notNull(),
    first_failed_at: instant('first_failed_at').notNull(),
    last_failed_at: instant('last_failed_at').notNull(),
    next_try_at: instant('next_try_at').notNull(),
    /** The code of the error. */
    code: text('code').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.job, t.task, t.item] }),
    index('job_failures_due').on(t.next_try_at),
    check('job_failures_code', sql`${t.code} ~ ${codePattern}`),
    // An item is an id, not text with personal data.
    check('job_failures_item', sql`${t.item} ~ '^[A-Za-z0-9_:-]{1,160}$'`),
    check('job_failures_tries', sql`${t.tries} >= 1`),
  ],
)
