import { describe, expect, test } from 'vitest'
import { groupItems, toListRows } from './listRows.ts'
import { findMoveTarget, type ListMove } from '../findMoveTarget.ts'

describe('findMoveTarget', () => {
  const off = new Set([0, 4])
  const isOff = (index: number) => off.has(index)
  test.each<[ListMove, number, number]>([
    ['next', -1, 1],
    ['next', 1, 2],
    ['next', 3, 1],
    ['previous', -1, 3],
    ['previous', 2, 1],
    ['previous', 1, 3],
    ['first', 3, 1],
    ['last', 1, 3],
    ['pageDown', 1, 3],
    ['pageUp', 3, 1],
  ])('%s from %i moves to %i', (move, from, to) => {
    expect(findMoveTarget(move, from, 5, isOff)).toBe(to)
  })

  test('moves ten at a time and stops at the ends', () => {
    expect(findMoveTarget('pageDown', 5, 30, () => false)).toBe(15)
    expect(findMoveTarget('pageDown', 25, 30, () => false)).toBe(29)
    expect(findMoveTarget('pageUp', 25, 30, () => false)).toBe(15)
    expect(findMoveTarget('pageUp', 5, 30, () => false)).toBe(0)
  })

  test('can stop at the ends', () => {
    expect(findMoveTarget('next', 3, 5, isOff, true)).toBe(3)
    expect(findMoveTarget('previous', 1, 5, isOff, true)).toBe(1)
    expect(findMoveTarget('next', 1, 5, isOff, true)).toBe(2)
    expect(findMoveTarget('next', -1, 5, isOff, true)).toBe(1)
  })

  test.each<ListMove>(['next', 'previous', 'first', 'last', 'pageDown', 'pageUp'])('%s finds nothing where all are off', (move) => {
    expect(findMoveTarget(move, -1, 3, () => true)).toBe(-1)
    expect(findMoveTarget(move, -1, 0, () => false)).toBe(-1)
  })
})

describe('groupItems', () => {
  const items = ['a1', 'b1', 'a2', 'c1']
  const groupOf = (item: string) => item[0]

  test('puts items of a group together, in order of first appearance', () => {
    expect(groupItems(items, groupOf)).toEqual(['a1', 'a2', 'b1', 'c1'])
  })

  test('keeps a list without groups', () => {
    expect(groupItems(items, () => undefined)).toBe(items)
  })

  test('adds one heading per group and keeps item indexes', () => {
    const rows = toListRows(groupItems(items, groupOf), (item) => item, groupOf)
    expect(rows.map((row) => (row.kind === 'heading' ? row.group : `${row.key} ${row.index}`))).toEqual([
      'a',
      'a1 0',
      'a2 1',
      'b',
      'b1 2',
      'c',
      'c1 3',
    ])
  })
})
