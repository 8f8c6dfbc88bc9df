import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { jobRuns } from '../db/schema/jobTables.ts'
import type { Job } from './job.ts'
import { listDueTimes } from './jobTimes.ts'
import { allJobs as registered } from './jobRegistry.ts'
import { createScheduler } from './scheduler.ts'

const iso = (dates: Date[]) => dates.map((date) => date.toISOString())
const [noon, later] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-24T12:00:00Z')]

describe('due times', () => {
  test('a daily job is due once a day, at its time in Lagos', () => {
    expect(iso(listDueTimes({ daily: '06:00' }, noon, later))).toEqual([
      '2026-11-22T05:00:00.000Z',
      '2026-11-23T05:00:00.000Z',
      '2026-11-24T05:00:00.000Z',
    ])
  })
  test('00:30 in Lagos is on the previous day in UTC', () => {
    expect(iso(listDueTimes({ daily: '00:30' }, noon, new Date('2026-11-22T00:00:00Z')))).toEqual(['2026-11-21T23:30:00.000Z'])
  })
  test('a due time belongs to the span that ends with it, not to the one that starts with it', () => {
    const [five, next] = [new Date('2026-11-22T05:00:00Z'), new Date('2026-11-23T05:00:00Z')]
    expect(iso(listDueTimes({ daily: '06:00' }, five, next))).toEqual([next.toISOString()])
  })
  test('a monthly job is due on its day, or on the last day of a shorter month', () => {
    const every = { monthly: { day: 31, at: '10:00' } } as const
    expect(iso(listDueTimes(every, new Date('2027-01-01T00:00:00Z'), new Date('2027-04-01T00:00:00Z')))).toEqual([
      '2027-01-31T09:00:00.000Z',
      '2027-02-28T09:00:00.000Z',
      '2027-03-31T09:00:00.000Z',
    ])
  })
})

test('every job has a unique name', () => {
  const names = registered.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(databaseKinds())('jobs on %s', (lane) => {
  let server: TestServer
  let now: Date
  let ran: string[]
  const log: Job['run'] = async () => undefined
  const job = (name: string, every: Job['every'], run: Job['run'] = log): Job => ({
    name,
    summary: name,
    every,
    run: async (dependencies, at) => {
      await run(dependencies, at)
      expect(dependencies.now).toEqual(at)
      ran.push(`${name} ${at.toISOString().slice(5, 16)}`)
    },
  })
  const scheduler = (...jobs: Job[]) =>
    createScheduler({
      jobs,
      database: server.app.database,
      clock: () => now,
      log: server.app.log,
      dependenciesAt: (at) => ({ ...server.dependencies(), now: at }),
    })
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  beforeEach(async () => {
    await server.db.delete(jobRuns)
    now = noon
    ran = []
  })
  afterAll(() => server.close())

  test('after a jump of three days each daily job runs once per day in order, with interval jobs before it', async () => {
    const all = scheduler(job('steady', { seconds: 5 }), job('second', { daily: '07:00' }), job('first', { daily: '06:00' }))
    await all.runDue() // first run: nothing is due yet
    now = later
    await all.runDue()
    expect(ran.filter((line) => !line.startsWith('steady'))).toEqual([
      'first 11-22T05:00',
      'second 11-22T06:00',
      'first 11-23T05:00',
      'second 11-23T06:00',
      'first 11-24T05:00',
      'second 11-24T06:00',
    ])
    expect(ran[0]).toBe('steady 11-22T05:00')
    expect(ran.at(-1)).toBe('steady 11-24T12:00')
    ran = []
    await all.runDue()
    expect(ran).toEqual([])
  })

  test('a failed job is logged and retried, and other jobs continue', async () => {
    let broken = true
    const all = scheduler(
      job('failing', { daily: '06:00' }, async () => {
        if (broken) throw new Error('on purpose')
      }),
      job('other', { daily: '07:00' }),
    )
    await all.runDue()
    now = later
    await all.runDue()
    expect(ran).toHaveLength(3)
    expect(server.logged.join('')).toContain('on purpose')
    broken = false
    await all.runDue() // before the retry
    expect(ran).toHaveLength(3)
    now = new Date(later.getTime() + 60_000)
    await all.runDue()
    expect(ran.filter((line) => line.startsWith('failing'))).toEqual(['failing 11-22T05:00', 'failing 11-23T05:00', 'failing 11-24T05:00'])
  })

  test('two schedulers never run a job at the same time or twice', async () => {
    let running = 0
    const slow = () =>
      job('slow', { daily: '06:00' }, async () => {
        running += 1
        expect(running).toBe(1)
        await new Promise((resolve) => setTimeout(resolve, 20))
        running -= 1
      })
    const [one, other] = [scheduler(slow()), scheduler(slow())]
    await one.runDue()
    now = later
    await Promise.all([one.runDue(), other.runDue(), one.run('slow')])
    expect(ran.filter((line) => line.startsWith('slow 11-22'))).toHaveLength(1)
    expect(ran.filter((line) => line.startsWith('slow 11-23'))).toHaveLength(1)
  })

  test('the cleanup deletes old data and keeps used files', async () => {
    const [cleanup] = registered.filter(({ name }) => name === 'cleanup')
    const dependencies = server.dependencies()
    await expect(cleanup?.run(dependencies, dependencies.now)).resolves.toBeUndefined()
  })
})
