import { expect, test } from 'vitest'
import { formatWeekdays, stopsInDirection } from './routeDirections.ts'

test('back, the stops are reversed and their times count from the other end', () => {
  const stops = [
    { name: 'Ajah', offset_s: 0 },
    { name: 'Ikota', offset_s: 840 },
    { name: 'CMS', offset_s: 4380 },
  ]
  expect(stopsInDirection(stops, 'outbound')).toEqual(stops)
  expect(stopsInDirection(stops, 'inbound')).toEqual([
    { name: 'CMS', offset_s: 0 },
    { name: 'Ikota', offset_s: 3540 },
    { name: 'Ajah', offset_s: 4380 },
  ])
  expect(stopsInDirection([], 'inbound')).toEqual([])
})

test.each([
  [[1, 2, 3, 4, 5], 'Monday to Friday'],
  [[3, 1], 'Monday, Wednesday'],
  [[6, 7], 'Saturday, Sunday'],
  [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
  [[5], 'Friday'],
  [[], ''],
])('%j: %s', (days, text) => expect(formatWeekdays(days)).toBe(text))
