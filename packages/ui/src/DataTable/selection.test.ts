import { expect, test, vi } from 'vitest'
import { everythingSelected, isSelected, nothingSelected, select, selectedAmong, selectedCount, withoutVanished } from './selection.ts'

const page = ['a', 'b', 'c']

test('one row, some rows, all rows of a page', () => {
  const one = select(nothingSelected, ['b'], true)
  expect(page.map((id) => isSelected(one, id))).toEqual([false, true, false])
  expect(selectedAmong(nothingSelected, () => page)).toBe(false)
  expect(selectedAmong(one, () => page)).toBe('indeterminate')
  expect(selectedAmong(select(one, page, true), () => page)).toBe(true)
  expect(selectedAmong(select(one, page, false), () => page)).toBe(false)
  expect(selectedCount(one, 250)).toBe(1)
})

test('where nothing is chosen, no row is asked for', () => {
  const ask = vi.fn(() => page)
  expect(selectedAmong(nothingSelected, ask)).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})

test('a page without rows has nothing chosen', () => expect(selectedAmong(everythingSelected, () => [])).toBe(false))

test('all but: rows of pages that nobody has seen are in it', () => {
  expect(isSelected(everythingSelected, 'never seen')).toBe(true)
  const without = select(everythingSelected, ['b'], false)
  expect(page.map((id) => isSelected(without, id))).toEqual([true, false, true])
  expect(selectedAmong(without, () => page)).toBe('indeterminate')
  expect(selectedCount(without, 250)).toBe(249)
  expect(select(without, ['b'], true)).toEqual(everythingSelected)
})

test('the given selection is left alone', () => {
  select(nothingSelected, page, true)
  expect(nothingSelected.ids.size).toBe(0)
})

test('rows that are gone are gone from it', () => {
  const two = select(nothingSelected, ['a', 'b'], true)
  expect(withoutVanished(two, new Set(['a', 'c']))).toEqual({ mode: 'only', ids: new Set(['a']) })
  expect(withoutVanished(two, new Set(page))).toBe(two)
})
