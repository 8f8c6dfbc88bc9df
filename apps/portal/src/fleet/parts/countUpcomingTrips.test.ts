import { expect, test, vi } from 'vitest'
import { countUpcomingTrips, mostCounted } from './countUpcomingTrips.ts'

const itemsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))

test.each([
  [0, 0],
  [3, 6],
  [mostCounted, mostCounted * 2],
  [mostCounted + 1, undefined],
])('%i items with two trips each have %s', async (items, trips) => {
  const count = vi.fn(() => Promise.resolve(2))
  expect(await countUpcomingTrips(itemsOf(items), count)).toBe(trips)
  expect(count).toHaveBeenCalledTimes(trips === undefined ? 0 : items)
})

test('one that is not known leaves the sum open', async () => {
  expect(await countUpcomingTrips(itemsOf(2), (id) => Promise.resolve(id === '0' ? 2 : undefined))).toBeUndefined()
})
