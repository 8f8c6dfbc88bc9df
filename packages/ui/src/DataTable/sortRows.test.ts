import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getNextSorting, sortRows, type SortValue } from './sortRows.ts'

const sorted = (values: readonly SortValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(values, (value) => value, direction, 'en-NG')

describe('getNextSorting', () => {
  const up = { columnId: 'documents', direction: 'ascending' } as const
  const down = { columnId: 'documents', direction: 'descending' } as const
  test.each([
    ['first up', null, up],
    ['then down', up, down],
    ['then back to the order of the list', down, null],
    ['starts again in another column', { columnId: 'trips', direction: 'descending' } as const, up],
  ])('%s', (_name, before, after) => expect(getNextSorting(before, 'documents')).toEqual(after))
})

describe('sortRows', () => {
  test.each<[string, SortValue[], SortValue[]]>([
    ['of letters with their marks', ['Ọlá', 'Nkem', 'Śade', 'Ada', 'Ṣola', 'Oba'], ['Ada', 'Nkem', 'Oba', 'Ọlá', 'Śade', 'Ṣola']],
    ['of capitals and small letters', ['musa', 'Bola', 'Musa', 'bola'], ['bola', 'Bola', 'musa', 'Musa']],
    ['of numbers in text', ['Bus 10', 'Bus 2', 'Bus 1'], ['Bus 1', 'Bus 2', 'Bus 10']],
    ['of numbers', [10, 9, -1, 0, 2.5], [-1, 0, 2.5, 9, 10]],
    ['of bigint and number amounts', [9_007_199_254_740_993n, 5, 128_450_000n], [5, 128_450_000n, 9_007_199_254_740_993n]],
    ['of no and yes', [true, false, true], [false, true, true]],
    ['of numbers before text', ['7', 12], [12, '7']],
  ])('%s', (_name, given, expected) => {
    expect(sorted(given)).toEqual(expected)
  })

  test('sorts dates', () => {
    const [early, late] = [new Date('2026-11-06'), new Date('2026-12-01')]
    expect(sorted([late, early])).toEqual([early, late])
  })

  test('puts missing values last in both directions', () => {
    const nothing = [null, undefined, Number.NaN, '', new Date(Number.NaN)]
    expect(sorted([...nothing, 2, 1])).toEqual([1, 2, ...nothing])
    expect(sorted([...nothing, 2, 1], 'descending')).toEqual([2, 1, ...nothing])
  })

  test('keeps the order of equal rows in both directions', () => {
    const ordered = fc.property(fc.array(fc.integer({ min: 0, max: 3 })), fc.constantFrom('ascending', 'descending'), (keys, direction) => {
      const rows = keys.map((key, place) => ({ key, place }))
      const order = sortRows(rows, ({ key }) => key, direction, 'en-NG')
      return order.every((row, i) => {
        const next = order[i + 1]
        if (!next) return true
        return next.key === row.key ? next.place > row.place : next.key > row.key === (direction === 'ascending')
      })
    })
    expect(fc.check(ordered).failed).toBe(false)
  })

  test('returns a new array', () => {
    const given = [2, 1]
    sorted(given)
    expect(given).toEqual([2, 1])
  })
})
