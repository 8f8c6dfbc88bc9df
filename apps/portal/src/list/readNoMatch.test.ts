import type { contract } from '@vehicle-partner/api/contract'
import { expect, test, vi } from 'vitest'
import { describeNoMatch, readNoMatch, type CountMatches } from './readNoMatch.tsx'

const city = { label: 'City', value: 'Lagos' }
const status = { label: 'Status', value: 'Paused' }

test.each<[what: string, search: string, applied: readonly (typeof city)[], matches: number, text: string]>([
  ['a search', 'hiace', [], 0, 'No vehicle has “hiace”.'],
  ['a filter', '', [city], 0, 'No vehicle has City: Lagos.'],
  ['both, and nothing without the filters', 'hiace', [city, status], 0, 'No vehicle has “hiace” with City: Lagos and Status: Paused.'],
  ['one without the filter', 'hiace', [city], 1, 'No vehicle has “hiace” with City: Lagos. 1\u00a0matches without the filters.'],
  ['several', 'hiace', [city], 1200, 'No vehicle has “hiace” with City: Lagos. 1,200\u00a0match without the filters.'],
])('%s', (_what, search, applied, matches, text) => expect(describeNoMatch('vehicle', search, applied, matches)).toBe(text))

const read = (search: string, countMatches: CountMatches<typeof contract.vehicles.list>) =>
  readNoMatch(
    { query: { search, city_id: ['lagos'], status: ['active'], page: 3 }, search },
    [{ ...city, names: ['city_id'] }],
    'vehicle',
    countMatches,
  )

test('counts what the search has without the filters, and keeps the tab', async () => {
  const countMatches = vi.fn(() => Promise.resolve({ metadata: { total: 5 } }))
  const { matches } = await read('hiace', countMatches)
  expect(matches).toBe(5)
  expect(countMatches).toHaveBeenCalledWith({ search: 'hiace', city_id: undefined, status: ['active'], page: 1, perPage: 10 })
})

test('does not count without a search, and has a text when the call fails', async () => {
  const countMatches = vi.fn(() => Promise.reject(new Error('No connection')))
  await read('', countMatches)
  expect(countMatches).not.toHaveBeenCalled()
  const { matches, state } = await read('hiace', countMatches)
  expect([matches, state.description]).toEqual([0, 'No vehicle has “hiace” with City: Lagos.'])
})
