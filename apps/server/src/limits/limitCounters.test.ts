import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limitCounters } from '../db/schema/limitTables.ts'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { countAll, giveBack, type Counter } from './limitCounters.ts'

const counter = (key: string, most: number, by: Counter['quota']['by'] = 'address', seconds = 60): Counter => ({
  key,
  quota: { by, most, seconds },
})

describe.each(databaseKinds())('counters, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  beforeEach(() => server.db.delete(limitCounters))
  afterAll(() => server.close())

  const count = (counters: Counter[], amount = 1) => countAll(server.db, server.now(), counters, amount)
  const used = async () => {
    const rows = await server.db.select().from(limitCounters)
    return Object.fromEntries(rows.map((row) => [row.key, row.used]))
  }

  test('of many uses at once exactly the allowed number passes, and no more are counted', async () => {
    const results = await Promise.all(Array.from({ length: 40 }, () => count([counter('one', 10), counter('all', 1000, 'everything')])))
    expect(results.filter(({ rejected }) => rejected === undefined)).toHaveLength(10)
    expect(await used()).toEqual({ one: 10, all: 10 })
  })

  test('a use that a counter rejects is not counted by those after it', async () => {
    for (let time = 0; time < 3; time += 1) await count([counter('address', 5), counter('victim', 3), counter('all', 100, 'everything')])
    const { rejected } = await count([counter('address', 5), counter('victim', 3), counter('all', 100, 'everything')])
    expect(rejected).toMatchObject({ key: 'victim', used: 3 })
    expect(await used()).toEqual({ address: 4, victim: 3, all: 3 })
    await count([counter('address', 5), counter('other', 3)])
    // The address is stopped: it can no longer use up anyone's quota.
    expect((await count([counter('address', 5), counter('untouched', 3)])).rejected).toMatchObject({ key: 'address' })
    expect(await used()).not.toHaveProperty('untouched')
  })

  test('while everything is used up, no rows are written', async () => {
    await count([counter('all', 1, 'everything')])
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, place) => count([counter(`address ${place}`, 5), counter('all', 1, 'everything')])),
    )
    expect(results.every(({ rejected }) => rejected?.key === 'all')).toBe(true)
    expect(await used()).toEqual({ all: 1 })
  })

  test('uses from many addresses at once wait for each other without a deadlock', async () => {
    const results = await Promise.all(
      Array.from({ length: 60 }, async (_, place) => {
        const counters = [counter(`address ${place % 7}`, 1000), counter(`key ${place % 5}`, 1000), counter('all', 1000, 'everything')]
        const { counted, rejected } = await count(counters)
        if (place % 2 === 0) await giveBack(server.db, counted)
        return rejected
      }),
    )
    expect(results.filter(Boolean)).toEqual([])
    expect((await used())['all']).toBe(30)
  })

  test('a window starts with the first use and ends after its time; expired counters are deleted', async () => {
    await count([counter('one', 1)])
    await count([counter('forgotten', 1)])
    server.advanceClock({ seconds: 59 })
    const { rejected } = await count([counter('one', 1)])
    expect(rejected && rejected.endsAt.getTime() - server.now().getTime()).toBe(1000)
    server.advanceClock({ seconds: 1 })
    expect((await count([counter('one', 1)])).rejected).toBeUndefined()
    server.advanceClock({ seconds: 60 })
    expect((await count([counter('one', 1)])).rejected).toBeUndefined()
    expect(await used()).toEqual({ one: 1 })
  })

  test('an amount counts as a whole or not at all', async () => {
    expect((await count([counter('bytes', 100)], 60)).rejected).toBeUndefined()
    expect((await count([counter('bytes', 100)], 60)).rejected).toMatchObject({ used: 60 })
    expect((await count([counter('bytes', 100)], 40)).rejected).toBeUndefined()
    expect((await count([counter('fresh', 100)], 101)).rejected).toBeDefined()
    expect(await used()).toEqual({ bytes: 100 })
  })

  test('uses are given back to their own window, never below zero', async () => {
    const first = await count([counter('one', 5), counter('cleared', 5)])
    const second = await count([counter('one', 5), counter('cleared', 5)])
    await giveBack(server.db, second.counted, second.counted.slice(1))
    expect(await used()).toEqual({ one: 1, cleared: 0 })
    server.advanceClock({ seconds: 61 })
    await count([counter('one', 5)])
    await giveBack(server.db, first.counted)
    expect(await used()).toEqual({ one: 1 })
  })
})
