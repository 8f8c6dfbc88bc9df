import { expect, test } from 'vitest'
import { getPageRange, listPaginationItems } from './paginationRange.ts'

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [2, 2, '1 2'],
  [1, 5, '1 2 3 4 5'],
  [1, 10, '1 2 3 4 5 gap 10'],
  [4, 10, '1 2 3 4 5 gap 10'],
  [5, 10, '1 gap 4 5 6 gap 10'],
  [7, 10, '1 gap 6 7 8 9 10'],
  [10, 10, '1 gap 6 7 8 9 10'],
  [500, 1000, '1 gap 499 500 501 gap 1000'],
])('page %i of %i', (page, count, steps) => expect(listPaginationItems(page, count, 1).join(' ')).toBe(steps))

test('with two siblings', () => expect(listPaginationItems(10, 20, 2).join(' ')).toBe('1 gap 8 9 10 11 12 gap 20'))

test.each([
  ['the first page', { page: 1, total: 25 }, { current: 1, count: 3, from: 1, to: 10, isLast: false }],
  ['a last page that is not full', { page: 3, total: 25 }, { current: 3, count: 3, from: 21, to: 25, isLast: true }],
  ['a page beyond the end', { page: 9, total: 25 }, { current: 3, count: 3, from: 21, to: 25, isLast: true }],
  ['a page before the start', { page: 0, total: 25 }, { current: 1, count: 3, from: 1, to: 10, isLast: false }],
  ['the last row of page 3 gone', { page: 3, total: 20 }, { current: 2, count: 2, from: 11, to: 20, isLast: true }],
  ['nothing at all', { page: 1, total: 0 }, { current: 1, count: 1, from: 0, to: 0, isLast: true }],
  ['no count, and more to come', { page: 4, hasNext: true }, { current: 4, count: undefined, from: 31, to: 40, isLast: false }],
  ['no count, and no more', { page: 4 }, { current: 4, count: undefined, from: 31, to: 40, isLast: true }],
])('%s', (_name, given, expected) => expect(getPageRange({ pageSize: 10, total: undefined, hasNext: false, ...given })).toEqual(expected))
