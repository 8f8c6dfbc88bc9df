import { expect, test } from 'vitest'
import { pageSteps } from './pages.ts'

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
])('page %i of %i', (page, count, steps) => expect(pageSteps(page, count, 1).join(' ')).toBe(steps))

test('one on each side more', () => expect(pageSteps(10, 20, 2).join(' ')).toBe('1 gap 8 9 10 11 12 gap 20'))
