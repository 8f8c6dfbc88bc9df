import { expect, test, vi } from 'vitest'
import {
  allRowsSelected,
  isSelected,
  noRowsSelected,
  changeSelection,
  getSelectionState,
  countSelected,
  removeMissingRows,
} from './rowSelection.ts'

const page = ['a', 'b', 'c']

test('one row, some rows, all rows of a page', () => {
  const one = changeSelection(noRowsSelected, ['b'], true)
  expect(page.map((id) => isSelected(one, id))).toEqual([false, true, false])
  expect(getSelectionState(noRowsSelected, () => page)).toBe(false)
  expect(getSelectionState(one, () => page)).toBe('indeterminate')
  expect(getSelectionState(changeSelection(one, page, true), () => page)).toBe(true)
  expect(getSelectionState(changeSelection(one, page, false), () => page)).toBe(false)
  expect(countSelected(one, 250)).toBe(1)
})

test('where nothing is chosen, no row is asked for', () => {
  const ask = vi.fn(() => page)
  expect(getSelectionState(noRowsSelected, ask)).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})

test('a page without rows has nothing chosen', () => expect(getSelectionState(allRowsSelected, () => [])).toBe(false))

test('all but: rows of pages that nobody has seen are in it', () => {
  expect(isSelected(allRowsSelected, 'never seen')).toBe(true)
  const without = changeSelection(allRowsSelected, ['b'], false)
  expect(page.map((id) => isSelected(without, id))).toEqual([true, false, true])
  expect(getSelectionState(without, () => page)).toBe('indeterminate')
  expect(countSelected(without, 250)).toBe(249)
  expect(changeSelection(without, ['b'], true)).toEqual(allRowsSelected)
})

test('the given selection is left alone', () => {
  changeSelection(noRowsSelected, page, true)
  expect(noRowsSelected.ids.size).toBe(0)
})

test('rows that are gone are gone from it', () => {
  const two = changeSelection(noRowsSelected, ['a', 'b'], true)
  expect(removeMissingRows(two, new Set(['a', 'c']))).toEqual({ mode: 'only', ids: new Set(['a']) })
  expect(removeMissingRows(two, new Set(page))).toBe(two)
})
