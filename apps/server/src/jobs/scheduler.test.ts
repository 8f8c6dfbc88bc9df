import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lanes, testServer, type TestServer } from '../../test/testServer.ts'
import { jobRuns } from '../db/schema/operationTables.ts'
import type { Job } from './job.ts'
import { occurrences } from './jobTimes.ts'
import { jobs as registered } from './jobRegistry.ts'
import { createScheduler } from './scheduler.ts'

const iso = (dates: Date[]) => dates.map((date) => date.toISOString())
const [noon, later] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-24T12:00:00Z')]

describe('occurrences', () => {
  test('a time of day in Lagos, once for each day', () => {
    expect(iso(occurrences({ daily: '06:00' }, noon, later))).toEqual([
      '2026-11-22T05:00:00.000Z',
      '2026-11-23T05:00:00.000Z',
      '2026-11-24T05:00:00.000Z',
    ])
  })
  test('half an hour after midnight in Lagos is still the day before in UTC', () => {
    expect(iso(occurrences({ daily: '00:30' }, noon, new Date('2026-11-22T00:00:00Z')))).toEqual(['2026-11-21T23:30:00.000Z'])
  })
  test('a moment counts to what it ends and not to what it begins', () => {
    const [five, next] = [new Date('2026-11-22T05:00:00Z'), new Date('2026-11-23T05:00:00Z')]
    expect(iso(occurrences({ daily: '06:00' }, five, next))).toEqual([next.toISOString()])
  })
  test('a day of the month, in short months the last', () => {
    const every = { monthly: { day: 31, at: '10:00' } } as const
    expect(iso(occurrences(every, new Date('2027-01-01T00:00:00Z'), new Date('2027-04-01T00:00:00Z')))).toEqual([
      '2027-01-31T09:00:00.000Z',
      '2027-02-28T09:00:00.000Z',
      '2027-03-31T09:00:00.000Z',
    ])
  })
})

test('every job has a name of its own', () => {
  const names = registered.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(lanes())('jobs on %s', (lane) => {
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

  test('a jump of three days runs each day once and in order, and what is always going on before it', async () => {
    const all = scheduler(job('steady', { seconds: 5 }), job('second', { daily: '07:00' }), job('first', { daily: '06:00' }))
    await all.runDue() // begins to count
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

  test('one that fails is logged and tried again, and others go on', async () => {
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
    await all.runDue() // too soon
    expect(ran).toHaveLength(3)
    now = new Date(later.getTime() + 60_000)
    await all.runDue()
    expect(ran.filter((line) => line.startsWith('failing'))).toEqual(['failing 11-22T05:00', 'failing 11-23T05:00', 'failing 11-24T05:00'])
  })

  test('two schedulers never run at once, and nothing twice', async () => {
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

  test('the clean-up forgets what is old and keeps what is used', async () => {
    const [cleanup] = registered.filter(({ name }) => name === 'cleanup')
    const dependencies = server.dependencies()
    await expect(cleanup?.run(dependencies, dependencies.now)).resolves.toBeUndefined()
  })
})
