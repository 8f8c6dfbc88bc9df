import { expect, test } from 'vitest'
import { toPastEvents } from './toPastEvents.ts'

test('what has happened is done, at its time in Lagos under its day there', () =>
  expect(
    toPastEvents([
      { id: '2', at: '2026-11-21T05:17:00Z', text: 'Left Ajah' },
      { id: '1', at: '2026-11-20T23:40:00Z', text: 'Vehicle changed' },
      { id: '0', at: '2026-11-20T17:40:00Z', text: 'Driver changed' },
    ]),
  ).toEqual([
    { id: '2', title: 'Left Ajah', status: 'done', day: 'Sat 21 Nov 2026', time: '06:17', dateTime: '2026-11-21T05:17:00Z' },
    { id: '1', title: 'Vehicle changed', status: 'done', day: 'Sat 21 Nov 2026', time: '00:40', dateTime: '2026-11-20T23:40:00Z' },
    { id: '0', title: 'Driver changed', status: 'done', day: 'Fri 20 Nov 2026', time: '18:40', dateTime: '2026-11-20T17:40:00Z' },
  ]))
