import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '@vehicle-partner/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '../context.ts'
import type { Database } from '../db/database.ts'
import { toLogError } from '../requestErrors.ts'
import type { Job } from './job.ts'
import { recordSuccess, recordFailure, readJobRuns, type JobRun } from './jobRuns.ts'
import { isDue, listDueTimes } from './jobTimes.ts'

export interface Scheduler {
  /** Starts to look for due jobs every second. */
  start: () => void
  /** Runs all due jobs in order; waits while another server does. */
  runDue: () => Promise<void>
  /** Runs one job now, due or not. Throws the job's error. */
  run: (name: string) => Promise<void>
  /** Runs other work while no job runs on any server. */
  runExclusively: (work: () => Promise<void>) => Promise<void>
  listNames: () => readonly string[]
  /** Waits for running jobs. */
  stop: () => Promise<void>
}

interface SchedulerOptions {
  jobs: readonly Job[]
  database: Pick<Database, 'db' | 'runUnlessBusy'>
  clock: Clock
  log: FastifyBaseLogger
  dependenciesAt: (now: Date, requestId: string) => Dependencies
}

const pollMs = 1000
/** When a failed job is retried, unless it is due earlier. */
const retryMs = 60_000

function isWaitingForRetry({ every }: Job, run: JobRun | undefined, now: Date): boolean {
  if (!run?.failedAt) return false
  const since = now.getTime() - run.failedAt.getTime()
  return since >= 0 && since < ('seconds' in every ? Math.min(retryMs, every.seconds * 1000) : retryMs)
}

/** Runs due jobs, one at a time over all servers of a database. */
export function createScheduler({ jobs, database, clock, log, dependenciesAt }: SchedulerOptions): Scheduler {
  const { db, runUnlessBusy } = database

  /** Runs a job for the time `at`; returns whether it succeeded. */
  const attempt = async (job: Job, at: Date, until: Date, runs: Map<string, JobRun>): Promise<boolean> => {
    try {
      await job.run(dependenciesAt(at, `job-${job.name}`), at)
      await recordSuccess(db, job.name, at)
      runs.set(job.name, { doneUntil: at, failedAt: null, failure: null })
      return true
    } catch (error) {
      log.error({ err: toLogError(error), job: job.name }, 'job')
      await recordFailure(db, job.name, until, error instanceof Error ? error.message.slice(0, 500) : 'unknown')
      return false
    }
  }

  const runDueJobs = async (until: Date) => {
    const runs = await readJobRuns(db, jobs, until)
    const lastRunOf = ({ name }: Job) => runs.get(name)?.doneUntil ?? until
    /** Jobs that have failed and wait for their retry. */
    const failedJobs = new Set(jobs.filter((job) => isWaitingForRetry(job, runs.get(job.name), until)).map(({ name }) => name))
    const runIntervalJobs = async (at: Date) => {
      for (const job of jobs)
        if (!failedJobs.has(job.name) && isDue(job.every, lastRunOf(job), at) && !(await attempt(job, at, until, runs)))
          failedJobs.add(job.name)
    }
    const scheduled = jobs
      .flatMap((job) => listDueTimes(job.every, lastRunOf(job), until).map((at) => ({ job, at })))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    for (const { job, at } of scheduled) {
      if (failedJobs.has(job.name)) continue
      // Interval jobs run up to this time first, so that daily jobs see their results.
      await runIntervalJobs(at)
      if (!(await attempt(job, at, until, runs))) failedJobs.add(job.name)
    }
    await runIntervalJobs(until)
  }

  /** Waits until no other server runs jobs. */
  const runExclusively = async (work: () => Promise<void>) => {
    while (!(await runUnlessBusy('jobs', work))) await wait(25)
  }

  let timer: NodeJS.Timeout | undefined
  let pending: Promise<unknown> = Promise.resolve()
  let isPolling = false
  const poll = () => {
    if (isPolling) return
    isPolling = true
    pending = runUnlessBusy('jobs', () => runDueJobs(clock()))
      .catch((error: unknown) => log.warn({ err: toLogError(error) }, 'jobs'))
      .finally(() => (isPolling = false))
  }
  return {
    start() {
      timer ??= setInterval(poll, pollMs).unref()
    },
    runExclusively,
    runDue: () => runExclusively(() => runDueJobs(clock())),
    run: (name) =>
      runExclusively(async () => {
        const job = jobs.find((each) => each.name === name)
        if (!job) throw new Error(`There is no job ${name}`)
        const at = clock()
        await job.run(dependenciesAt(at, `job-${name}`), at)
        if ('seconds' in job.every) await recordSuccess(db, name, at)
      }),
    listNames: () => jobs.map(({ name }) => name),
    async stop() {
      clearInterval(timer)
      await pending
    },
  }
}
