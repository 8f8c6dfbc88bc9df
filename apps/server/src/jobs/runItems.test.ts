import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import type { Dependencies } from '../context.ts'
import { jobFailures, jobRuns } from '../db/schema/jobTables.ts'
import type { Tx } from '../events/transaction.ts'
import { failureCode } from './failureCode.ts'
import { nextTryAt, itemRetryDelays } from './retryDelay.ts'
import { runItemBatches, runItems } from './runItems.ts'

const noon = new Date('2026-11-21T12:00:00Z')

describe('delays', () => {
  const minutes = (tries: number, random: number) =>
    (nextTryAt(noon, tries, itemRetryDelays, () => random).getTime() - noon.getTime()) / 60_000
  test('double and stop at six hours', () => {
    expect([1, 2, 3, 4, 9, 10, 1000].map((tries) => minutes(tries, 0.5))).toEqual([1, 2, 4, 8, 256, 360, 360])
  })
  test('vary by a fifth', () => expect([minutes(1, 0), minutes(1, 1)]).toEqual([0.8, 1.2]))
})

test.each([
  [new TypeError('secret'), 'TypeError'],
  [Object.assign(new Error('secret'), { code: 'ENOSPC' }), 'ENOSPC'],
  [new Error('secret', { cause: Object.assign(new Error('secret'), { code: '23505' }) }), '23505'],
  [Object.assign(new Error('secret'), { code: 'a secret' }), 'Error'],
  ['secret', 'Unknown'],
])('the code of %s is %s', (error, code) => expect(failureCode(error)).toBe(code))

describe.each(databaseKinds())('items of a job on %s', (lane) => {
  let server: TestServer
  let now: Date
  let broken: Set<string>
  let worked: string[]
  const dependencies = (): Dependencies => ({ ...server.dependencies(), now, random: () => 0.5 })
  const write = async (tx: Tx, item: string) => {
    worked.push(item)
    await tx.insert(jobRuns).values({ name: item, done_until: now })
    if (broken.has(item)) await tx.insert(jobRuns).values({ name: item, done_until: now }) // violates the primary key
  }
  const task = { job: 'items', keyOf: (item: string) => item }
  const run = (...items: string[]) => runItems(dependencies(), { ...task, items, work: write })
  const listWritten = async () => (await server.db.select({ name: jobRuns.name }).from(jobRuns)).map(({ name }) => name).toSorted()
  const listFailures = () => server.db.select().from(jobFailures).orderBy(jobFailures.item)

  beforeAll(async () => {
    server = await testServer({ lane })
  })
  beforeEach(async () => {
    await server.db.delete(jobRuns)
    await server.db.delete(jobFailures)
    now = noon
    broken = new Set()
    worked = []
    server.logged.length = 0
  })
  afterAll(() => server.close())

  test('a failed item stops no other, writes nothing, and is recorded without its parameters', async () => {
    broken.add('b')
    expect(await run('a', 'b', 'c')).toEqual({ done: 2, failed: 1, waiting: 0, unfinished: ['b'] })
    expect(await listWritten()).toEqual(['a', 'c'])
    expect(await listFailures()).toEqual([
      {
        job: 'items',
        task: '',
        item: 'b',
        tries: 1,
        first_failed_at: noon,
        last_failed_at: noon,
        next_try_at: new Date('2026-11-21T12:01:00Z'),
        code: '23505',
      },
    ])
    expect(server.logged.join('')).toMatch(/"job":"items".*"item":"b"/)
    const withAddress = (await listFailures()).map((failure) => ({ ...failure, item: 'ada@example.com' }))
    await expect(server.db.insert(jobFailures).values(withAddress)).rejects.toThrow()
  })

  test('a failed item waits, longer after each failure, and is forgotten when it succeeds', async () => {
    broken.add('b')
    await run('b')
    now = new Date('2026-11-21T12:00:59Z')
    expect(await run('b')).toEqual({ done: 0, failed: 0, waiting: 1, unfinished: ['b'] })
    now = new Date('2026-11-21T12:01:00Z')
    expect(await run('b')).toEqual({ done: 0, failed: 1, waiting: 0, unfinished: ['b'] })
    expect(await listFailures()).toMatchObject([{ tries: 2, first_failed_at: noon, next_try_at: new Date('2026-11-21T12:03:00Z') }])
    broken.clear()
    now = new Date('2026-11-21T12:03:00Z')
    expect(await run('b')).toEqual({ done: 1, failed: 0, waiting: 0, unfinished: [] })
    expect(await listFailures()).toEqual([])
    expect(worked).toEqual(['b', 'b', 'b'])
  })

  test('an item that is no longer due is forgotten, and other tasks keep theirs', async () => {
    broken.add('b').add('c')
    await run('b')
    await runItems(dependencies(), { ...task, task: 'other', items: ['c'], work: write })
    await run()
    expect(await listFailures()).toMatchObject([{ task: 'other', item: 'c' }])
  })

  test('the items of a failed batch are tried one by one', async () => {
    broken.add('b')
    const results = await runItemBatches(dependencies(), {
      ...task,
      batches: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      work: async (tx, batch) => {
        for (const item of batch) await write(tx, item)
      },
    })
    expect(results).toEqual({ done: 3, failed: 1, waiting: 0, unfinished: ['b'] })
    expect(await listWritten()).toEqual(['a', 'c', 'd'])
    expect(worked).toEqual(['a', 'b', 'a', 'b', 'c', 'd'])
    now = new Date('2026-11-21T12:00:30Z')
    worked = []
    await runItemBatches(dependencies(), {
      ...task,
      batches: [['b', 'e']],
      work: async (tx, batch) => write(tx, batch.join()),
    })
    expect(worked).toEqual(['e'])
  })
})
