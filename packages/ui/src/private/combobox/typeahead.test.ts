import { expect, test } from 'vitest'
import { findByTypeahead } from './typeahead.ts'

const names = ['Bus', 'Bike', 'Car', 'Boat', 'Òkadà', 'Bbq van']

test.each([
  ['b', -1, 0],
  ['b', 0, 1],
  ['b', 1, 3],
  ['bi', 0, 1],
  ['bo', 1, 3],
  ['bus', 3, 0],
  ['bb', 0, 5],
  ['bbb', 3, 5],
  ['ok', 0, 4],
  ['c', 2, 2],
  ['x', 0, -1],
])('%s from %i moves to %i', (typed, from, to) => {
  expect(findByTypeahead(names, typed, from, () => false)).toBe(to)
})

test('cycles through matches when a letter is repeated', () => {
  expect(findByTypeahead(['Ann', 'Abe', 'Ada'], 'aaa', 1, () => false)).toBe(2)
})

test('skips disabled options', () => {
  expect(findByTypeahead(names, 'b', -1, (index) => index === 0)).toBe(1)
})
