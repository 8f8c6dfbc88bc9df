import { expect, test } from 'vitest'
import { describeNoMatch } from './describeNoMatch.ts'

const city = { label: 'City', value: 'Lagos' }
const status = { label: 'Status', value: 'Paused' }

test.each<[what: string, search: string, applied: readonly (typeof city)[], matches: number, text: string]>([
  ['a search', 'hiace', [], 0, 'No vehicle has “hiace”.'],
  ['a filter', '', [city], 0, 'No vehicle has City: Lagos.'],
  ['both, and nothing without the filters', 'hiace', [city, status], 0, 'No vehicle has “hiace” with City: Lagos and Status: Paused.'],
  ['one without the filter', 'hiace', [city], 1, 'No vehicle has “hiace” with City: Lagos. 1\u00a0matches without the filters.'],
  ['several', 'hiace', [city], 1200, 'No vehicle has “hiace” with City: Lagos. 1,200\u00a0match without the filters.'],
])('%s', (_what, search, applied, matches, text) => expect(describeNoMatch('vehicle', search, applied, matches)).toBe(text))
