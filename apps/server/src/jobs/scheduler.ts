import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '@vehicle-partner/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '../context.ts'
import type { Database } from '../db/database.ts'
import { toLogError } from '../toLogError.ts'
import type { Job } from './job.ts'
import { listJobsToRetry, retryItemsNow } from './jobFailures.ts'
import { recordSuccess, recordFailure, readJobRuns, type JobRun } from './jobRuns.ts'
import { isDue, listDueTimes } from './jobTimes.ts'
import type { RetryDelays } from './retryDelay.ts'

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
  /** Whether due jobs may run at the moment. @default always */
  mayRun?: () => Promise<boolean>
}

const pollMs = 1000

/** Delays of jobs that failed as a whole: 1 minute or the job's interval, doubled after each failure, at most 15 minutes. */
const retryDelaysOf = ({ every }: Job): RetryDelays => ({
  firstMs: Math.min(60_000, 'seconds' in every ? every.seconds * 1000 : 60_000),
  longestMs: 15 * 60_000,
})

/** A clock that was moved back does not prolong the wait. */
const isWaitingForRetry = (run: JobRun | undefined, now: Date): boolean =>
  Boolean(run?.failedAt && run.nextTryAt && run.failedAt <= now && now < run.nextTryAt)

/** Jobs that run one at a time over all servers of a database. */
interface Lane {
  /** The name of its lock. */
  name: string
  jobs: readonly Job[]
}

const toLanes = (jobs: readonly Job[]): Lane[] =>
  [...Map.groupBy(jobs, ({ lane }) => (lane === undefined ? 'jobs' : `jobs of ${lane}`))].map(([name, own]) => ({ name, jobs: own }))

/** Runs due jobs: those of a lane one at a time over all servers of a database. */
export function createScheduler({ jobs, database, clock, log, dependenciesAt, mayRun }: SchedulerOptions): Scheduler {
  const { db, runUnlessBusy } = database
  const lanes = toLanes(jobs)

  /** Runs a job for the time `at`; returns whether it succeeded. */
  const attempt = async (job: Job, at: Date, until: Date, runs: Map<string, JobRun>, doneUntil = at): Promise<boolean> => {
    const dependencies = dependenciesAt(at, `job-${job.name}`)
    try {
      await job.run(dependencies, at)
      await recordSuccess(db, job.name, doneUntil)
      runs.set(job.name, { doneUntil, failedAt: null, failure: null, tries: 0, nextTryAt: null })
      return true
    } catch (error) {
      log.error({ err: toLogError(error), job: job.name }, 'job')
      await recordFailure(dependencies, job.name, until, error, retryDelaysOf(job))
      return false
    }
  }

  const runDueJobs = async (until: Date, own: readonly Job[]) => {
    const runs = await readJobRuns(db, own, until)
    const lastRunOf = ({ name }: Job) => runs.get(name)?.doneUntil ?? until
    /** Jobs that have failed and wait for their retry. */
    const failedJobs = new Set(own.filter((job) => isWaitingForRetry(runs.get(job.name), until)).map(({ name }) => name))
    /** Runs the jobs with an interval, and again the others whose failed items are due. */
    const runIntervalJobs = async (at: Date) => {
      const retries = await listJobsToRetry(db)
      for (const job of own) {
        if (failedJobs.has(job.name)) continue
        const retryAt = 'seconds' in job.every ? undefined : retries.get(job.name)
        const isRetry = retryAt !== undefined && retryAt <= at
        if (!isRetry && !isDue(job.every, lastRunOf(job), at)) continue
        if (!(await attempt(job, at, until, runs, isRetry ? lastRunOf(job) : at))) failedJobs.add(job.name)
      }
    }
    const scheduled = own
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

  /** Waits until no other server runs jobs of the lane. */
  const runInLane = async ({ name }: Lane, work: () => Promise<void>) => {
    while (!(await runUnlessBusy(name, work))) await wait(25)
  }
  const runExclusively = ([first, ...others]: readonly Lane[], work: () => Promise<void>): Promise<void> =>
    first ? runInLane(first, () => runExclusively(others, work)) : work()

  let timer: NodeJS.Timeout | undefined
  /** The lanes that are running on this server. */
  const running = new Map<Lane, Promise<void>>()
  const poll = (lane: Lane) => {
    if (running.has(lane)) return
    const run = async () => {
      try {
        if (mayRun && !(await mayRun())) return
        await runUnlessBusy(lane.name, () => runDueJobs(clock(), lane.jobs))
      } catch (error) {
        log.warn({ err: toLogError(error) }, lane.name)
      } finally {
        running.delete(lane)
      }
    }
    running.set(lane, run())
  }
  return {
    start() {
      timer ??= setInterval(() => lanes.forEach(poll), pollMs).unref()
    },
    runExclusively: (work) => runExclusively(lanes, work),
    // All lanes in one order: after a jump of the sandbox clock a payout is sent on one day, answered later that day and retried on the next.
    runDue: () => runExclusively(lanes, () => runDueJobs(clock(), jobs)),
    async run(name) {
      const lane = lanes.find((each) => each.jobs.some((job) => job.name === name))
      const job = lane?.jobs.find((each) => each.name === name)
      if (!lane || !job) throw new Error(`There is no job ${name}`)
      await runInLane(lane, async () => {
        const at = clock()
        await retryItemsNow(db, name, at)
        await job.run(dependenciesAt(at, `job-${name}`), at)
        if ('seconds' in job.every) await recordSuccess(db, name, at)
      })
    },
    listNames: () => jobs.map(({ name }) => name),
    async stop() {
      clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
