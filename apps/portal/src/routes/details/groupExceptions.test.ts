import { expect, test } from 'vitest'
import { groupExceptions } from './groupExceptions.ts'

test('departures that do not run are grouped by day and reason, from today', () => {
  const christmas = { date: '2026-12-25', reason: 'Christmas Day' }
  const flood = { date: '2026-11-30', reason: 'Flood' }
  expect(
    groupExceptions(
      [
        { departure_time: '06:15', exceptions: [{ date: '2026-11-20', reason: 'Strike' }, christmas] },
        { departure_time: '06:45', exceptions: [christmas, flood] },
        { departure_time: '09:00', exceptions: [] },
      ],
      '2026-11-23',
    ),
  ).toEqual([
    { ...flood, times: ['06:45'] },
    { ...christmas, times: ['06:15', '06:45'] },
  ])
})
