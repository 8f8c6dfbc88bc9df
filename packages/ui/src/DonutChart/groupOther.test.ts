import { expect, test } from 'vitest'
import { groupOther } from './groupOther.ts'

const parts = (...values: number[]) => values.map((value, place) => ({ id: `${place}`, label: `Part ${place}`, value }))
const short = (segments: ReturnType<typeof groupOther>) =>
  segments.map(({ id, value, holds }) => `${id} ${value}${holds ? ` (${holds.join(', ')})` : ''}`)

test('as many as can be told apart stay', () => expect(short(groupOther(parts(3, 2, 1), 3, 'Other'))).toEqual(['0 3', '1 2', '2 1']))
test('the smallest of more are one part, at the end', () =>
  expect(short(groupOther(parts(1, 40, 2, 30, 3), 3, 'Other'))).toEqual(['1 40', '3 30', 'other 6 (Part 0, Part 2, Part 4)']))
test('nothing is lost', () => {
  const many = parts(...Array.from({ length: 40 }, (_, place) => place))
  const sum = (segments: readonly { value: number }[]) => segments.reduce((all, { value }) => all + value, 0)
  expect(groupOther(many, 6, 'Other')).toHaveLength(6)
  expect(sum(groupOther(many, 6, 'Other'))).toBe(sum(many))
})
test('states are never added up', () => {
  const states = parts(1, 2, 3, 4).map((part) => ({ ...part, kind: 'done' as const }))
  expect(groupOther(states, 2, 'Other')).toHaveLength(4)
})
test('below nothing, and no number, is nothing', () =>
  expect(groupOther(parts(-4, Number.NaN, 5), 6, 'Other').map(({ value }) => value)).toEqual([0, 0, 5]))
