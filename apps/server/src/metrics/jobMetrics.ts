import { count, min } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { jobFailures, jobRuns } from '../db/schema/jobTables.ts'

/** Adds gauges about jobs and returns a function that reads them from the database; all servers of a database show the same. */
export function addJobMetrics(registry: Registry, db: Db): () => Promise<void> {
  const registers = [registry]
  const lastRun = new Gauge({
    name: 'vehicle_partner_job_done_until_seconds',
    help: 'Due time of the last completed run of a job, as a Unix time',
    labelNames: ['job'],
    registers,
  })
  const tries = new Gauge({
    name: 'vehicle_partner_job_failed_tries',
    help: 'How often a job has failed as a whole since it last succeeded',
    labelNames: ['job'],
    registers,
  })
  const failingSince = new Gauge({
    name: 'vehicle_partner_job_items_failing_since_seconds',
    help: 'When the first of the failed items of a job failed first, as a Unix time',
    labelNames: ['job', 'task'],
    registers,
  })
  const failedItems = new Gauge({
    name: 'vehicle_partner_job_failed_items',
    help: 'Items of a job that failed and are tried again; of verify-ledger: organisations whose ledger has differences',
    labelNames: ['job', 'task'],
    registers,
  })
  return async () => {
    const runs = await db.select().from(jobRuns)
    const failures = await db
      .select({ job: jobFailures.job, task: jobFailures.task, items: count(), since: min(jobFailures.first_failed_at) })
      .from(jobFailures)
      .groupBy(jobFailures.job, jobFailures.task)
    for (const gauge of [lastRun, tries, failingSince, failedItems]) gauge.reset()
    for (const run of runs) {
      lastRun.set({ job: run.name }, run.done_until.getTime() / 1000)
      tries.set({ job: run.name }, run.tries)
    }
    for (const { job, task, items, since } of failures) {
      failedItems.set({ job, task }, items)
      if (since) failingSince.set({ job, task }, since.getTime() / 1000)
    }
  }
}
