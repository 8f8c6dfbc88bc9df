import { expect, test } from 'vitest'
import { groupSmallSegments } from './groupSmallSegments.ts'

const segments = (...values: number[]) => values.map((value, index) => ({ id: `${index}`, label: `Segment ${index}`, value }))
const summarize = (grouped: ReturnType<typeof groupSmallSegments>) =>
  grouped.map(({ id, value, groupedLabels }) => `${id} ${value}${groupedLabels ? ` (${groupedLabels.join(', ')})` : ''}`)

test('keeps segments up to the maximum', () =>
  expect(summarize(groupSmallSegments(segments(3, 2, 1), 3, 'Other'))).toEqual(['0 3', '1 2', '2 1']))
test('combines the smallest segments into a last one', () =>
  expect(summarize(groupSmallSegments(segments(1, 40, 2, 30, 3), 3, 'Other'))).toEqual([
    '1 40',
    '3 30',
    'other 6 (Segment 0, Segment 2, Segment 4)',
  ]))
test('keeps the sum', () => {
  const many = segments(...Array.from({ length: 40 }, (_, index) => index))
  const sum = (list: readonly { value: number }[]) => list.reduce((all, { value }) => all + value, 0)
  expect(groupSmallSegments(many, 6, 'Other')).toHaveLength(6)
  expect(sum(groupSmallSegments(many, 6, 'Other'))).toBe(sum(many))
})
test('never combines segments with a status', () => {
  const withStatus = segments(1, 2, 3, 4).map((segment) => ({ ...segment, status: 'done' as const }))
  expect(groupSmallSegments(withStatus, 2, 'Other')).toHaveLength(4)
})
test('counts negative and invalid values as 0', () =>
  expect(groupSmallSegments(segments(-4, Number.NaN, 5), 6, 'Other').map(({ value }) => value)).toEqual([0, 0, 5]))
