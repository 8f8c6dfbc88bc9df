import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '@vehicle-partner/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '../context.ts'
import type { Database } from '../db/database.ts'
import { toLogError } from '../requestErrors.ts'
import type { Job } from './job.ts'
import { markDone, markFailed, readMarks, type Mark } from './jobRuns.ts'
import { isDue, occurrences } from './jobTimes.ts'

export interface Scheduler {
  /** Begins to look each second for what is due. */
  start: () => void
  /** Runs all that is due now, in order; waits while another server does. */
  runDue: () => Promise<void>
  /** Runs one job now, due or not. Throws what it throws. */
  run: (name: string) => Promise<void>
  /** Does other work while no job runs, on any server. */
  alone: (work: () => Promise<void>) => Promise<void>
  names: () => readonly string[]
  /** Waits for what is under way. */
  stop: () => Promise<void>
}

interface Surroundings {
  jobs: readonly Job[]
  database: Pick<Database, 'db' | 'unlessBusy'>
  clock: Clock
  log: FastifyBaseLogger
  dependenciesAt: (now: Date, requestId: string) => Dependencies
}

const lookMs = 1000
/** A job that failed is tried again after this long, or when it would be due anyway. */
const retryMs = 60_000

function rests({ every }: Job, mark: Mark | undefined, now: Date): boolean {
  if (!mark?.failedAt) return false
  const since = now.getTime() - mark.failedAt.getTime()
  return since >= 0 && since < ('seconds' in every ? Math.min(retryMs, every.seconds * 1000) : retryMs)
}

/** Runs jobs when they are due, one at a time over all servers of a database. */
export function createScheduler({ jobs, database, clock, log, dependenciesAt }: Surroundings): Scheduler {
  const { db, unlessBusy } = database

  /** Does a job for the moment `at`; says whether it went well. */
  const attempt = async (job: Job, at: Date, until: Date, marks: Map<string, Mark>): Promise<boolean> => {
    try {
      await job.run(dependenciesAt(at, `job-${job.name}`), at)
      await markDone(db, job.name, at)
      marks.set(job.name, { doneUntil: at, failedAt: null, failure: null })
      return true
    } catch (error) {
      log.error({ err: toLogError(error), job: job.name }, 'job')
      await markFailed(db, job.name, until, error instanceof Error ? error.message.slice(0, 500) : 'unknown')
      return false
    }
  }

  const workOff = async (until: Date) => {
    const marks = await readMarks(db, jobs, until)
    const markOf = ({ name }: Job) => marks.get(name)?.doneUntil ?? until
    /** Jobs that have just failed. */
    const resting = new Set(jobs.filter((job) => rests(job, marks.get(job.name), until)).map(({ name }) => name))
    const steady = async (at: Date) => {
      for (const job of jobs)
        if (!resting.has(job.name) && isDue(job.every, markOf(job), at) && !(await attempt(job, at, until, marks))) resting.add(job.name)
    }
    const calendar = jobs
      .flatMap((job) => occurrences(job.every, markOf(job), until).map((at) => ({ job, at })))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    for (const { job, at } of calendar) {
      if (resting.has(job.name)) continue
      // What happens all the time has happened up to this moment, before the day's work looks at it.
      await steady(at)
      if (!(await attempt(job, at, until, marks))) resting.add(job.name)
    }
    await steady(until)
  }

  /** Waits for its turn. */
  const alone = async (work: () => Promise<void>) => {
    while (!(await unlessBusy('jobs', work))) await wait(25)
  }

  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> = Promise.resolve()
  let looking = false
  const look = () => {
    if (looking) return
    looking = true
    underWay = unlessBusy('jobs', () => workOff(clock()))
      .catch((error: unknown) => log.warn({ err: toLogError(error) }, 'jobs'))
      .finally(() => (looking = false))
  }
  return {
    start() {
      timer ??= setInterval(look, lookMs).unref()
    },
    alone,
    runDue: () => alone(() => workOff(clock())),
    run: (name) =>
      alone(async () => {
        const job = jobs.find((each) => each.name === name)
        if (!job) throw new Error(`There is no job ${name}`)
        const at = clock()
        await job.run(dependenciesAt(at, `job-${name}`), at)
        if ('seconds' in job.every) await markDone(db, name, at)
      }),
    names: () => jobs.map(({ name }) => name),
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
