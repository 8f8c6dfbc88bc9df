import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { jobFailures, jobRuns } from '../db/schema/jobTables.ts'
import type { Job } from './job.ts'
import { listDueTimes } from './jobTimes.ts'
import { allJobs as registered } from './jobRegistry.ts'
import { runItems } from './runItems.ts'
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
      dependenciesAt: (at) => ({ ...server.dependencies(), now: at, random: () => 0.5 }),
    })
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  beforeEach(async () => {
    await server.db.delete(jobRuns)
    await server.db.delete(jobFailures)
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

  test('the delays of a job that fails as a whole grow up to 15 minutes, and its record has no message', async () => {
    const tries: number[] = []
    const all = scheduler({
      ...job('failing', { daily: '06:00' }),
      run: async () => {
        tries.push(now.getTime())
        throw new Error('secret@example.com')
      },
    })
    await all.runDue()
    now = later
    for (let minute = 0; minute <= 62; minute += 1) {
      await all.runDue()
      now = new Date(now.getTime() + 60_000)
    }
    const [first = 0] = tries
    expect(tries.map((at) => (at - first) / 60_000)).toEqual([0, 1, 3, 7, 15, 30, 45, 60])
    const [failed] = await server.db.select().from(jobRuns)
    expect(failed).toMatchObject({ name: 'failing', failure: 'Error', tries: 8, done_until: noon })
  })

  test('a daily job with a failed item runs again when the item is due, and never twice without one', async () => {
    let broken = true
    const all = scheduler(
      job('items', { daily: '06:00' }, (dependencies) =>
        runItems(dependencies, {
          job: 'items',
          items: ['good', 'bad'],
          keyOf: (item) => item,
          work: async (_tx, item) => {
            if (broken && item === 'bad') throw new Error('on purpose')
          },
        }).then(() => undefined),
      ),
    )
    await all.runDue()
    now = new Date('2026-11-22T12:00:00Z')
    await all.runDue()
    expect(ran).toEqual(['items 11-22T05:00', 'items 11-22T12:00'])
    const [failure] = await server.db.select().from(jobFailures)
    expect(failure).toMatchObject({ job: 'items', item: 'bad', tries: 2, next_try_at: new Date('2026-11-22T12:02:00Z') })
    expect((await server.db.select().from(jobRuns))[0]).toMatchObject({ done_until: new Date('2026-11-22T05:00:00Z'), failure: null })
    now = new Date('2026-11-22T12:01:00Z')
    await all.runDue()
    expect(ran).toHaveLength(2)
    broken = false
    await all.run('items') // by hand, before the retry
    expect(await server.db.select().from(jobFailures)).toEqual([])
    now = new Date('2026-11-22T12:10:00Z')
    await all.runDue()
    expect(ran).toHaveLength(3)
  })

  test('after a jump the jobs of all lanes run in one order', async () => {
    const all = scheduler(job('send', { daily: '06:00' }), { ...job('settle', { seconds: 5 }), lane: 'bank' })
    await all.runDue()
    now = new Date('2026-11-23T12:00:00Z')
    await all.runDue()
    expect(ran).toEqual(['settle 11-22T05:00', 'send 11-22T05:00', 'settle 11-23T05:00', 'send 11-23T05:00', 'settle 11-23T12:00'])
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
})
