import { expect, test } from 'vitest'
import { recentSearchesKey } from '../session/sessionManager.ts'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { keepRecentSearch, readRecentSearches, type RecentSearch } from './recentSearches.ts'

const vehicle = { id: 'veh_1', found: { group: 'vehicles' as const, label: 'KJA-456XY', link: '/vehicles/details/veh_1' } }

function setUp(stored: Record<string, string> = {}) {
  const memory = memoryStorage(stored)
  const reader = { storage: memory.open(), userId: 'usr_1', partnerId: 'prt_1' }
  return { reader, memory, keep: (...chosen: RecentSearch[]) => chosen.forEach((each) => keepRecentSearch(reader, each)) }
}

test('the latest comes first, each once, five at most', () => {
  const { reader, keep } = setUp()
  keep(vehicle, { id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'c' }, { id: 'd' }, { id: 'e' })
  expect(readRecentSearches(reader).map(({ id }) => id)).toEqual(['e', 'd', 'c', 'a', 'b'])
})

test('another organisation and another user have their own', () => {
  const { reader, keep } = setUp()
  keep(vehicle)
  expect(readRecentSearches({ ...reader, partnerId: 'prt_2' })).toEqual([])
  keepRecentSearch({ ...reader, partnerId: 'prt_2' }, { id: 'trips' })
  expect(readRecentSearches(reader)).toEqual([vehicle])
  const other = { ...reader, userId: 'usr_2' }
  expect(readRecentSearches(other)).toEqual([])
  keepRecentSearch(other, { id: 'trips' })
  expect(readRecentSearches(reader)).toEqual([])
})

test('people are not kept', () => {
  const { memory, keep } = setUp()
  keep({ id: 'drv_1', found: { group: 'drivers', label: 'Musa Bello', link: '/drivers/details/drv_1' } })
  expect(memory.values.has(recentSearchesKey)).toBe(false)
})

test.each(['{"version":', '[]', '{"version":0,"user":"usr_1","organizations":{}}'])('%s counts as none', (text) => {
  expect(readRecentSearches(setUp({ [recentSearchesKey]: text }).reader)).toEqual([])
})
