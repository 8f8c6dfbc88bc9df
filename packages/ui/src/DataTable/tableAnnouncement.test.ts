import { expect, test } from 'vitest'
import { getTableAnnouncement, type AnnouncedState } from './tableAnnouncement.ts'
import { tableLabels } from './dataTableLabels.ts'

const before: AnnouncedState = { sorting: null, sortedBy: undefined, query: '', page: 3, from: 21, to: 25, total: 25, selected: 0 }
const byDate = { sorting: { columnId: 'date', direction: 'descending' as const }, sortedBy: 'date' }

test.each<[string, Partial<AnnouncedState>, Partial<AnnouncedState>, string | undefined]>([
  ['nothing', {}, {}, undefined],
  ['the order, with the count', {}, byDate, 'Sorted by date, descending; 25 rows'],
  [
    'the order and the page that it leads to, in one sentence',
    {},
    { ...byDate, page: 1, from: 1, to: 10 },
    'Sorted by date, descending; 25 rows',
  ],
  ['the other direction', byDate, { sorting: { columnId: 'date', direction: 'ascending' } }, 'Sorted by date, ascending; 25 rows'],
  ['no order any more', byDate, { sorting: null, sortedBy: undefined }, 'Not sorted; 25 rows'],
  ['sorting with an unknown total', {}, { ...byDate, total: undefined }, 'Sorted by date, descending'],
  ['what a filter leaves', {}, { query: 'hiace', total: 1, page: 1 }, '1 row'],
  ['that a filter leaves nothing', {}, { query: 'hiace', total: 0 }, 'Nothing matches'],
  ['another page', {}, { page: 2, from: 11, to: 20 }, '11 to 20 of 25'],
  ['several selected rows', {}, { selected: 10 }, '10 selected'],
  ['not one row: its own box says that', {}, { selected: 1 }, undefined],
  ['no message for a new row', {}, { total: 26 }, undefined],
])('%s', (_name, first, then, message) => {
  const start = { ...before, ...first }
  expect(getTableAnnouncement(start, { ...start, ...then }, tableLabels)).toBe(message)
})
