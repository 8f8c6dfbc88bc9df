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

test('selects one row, several rows, and all rows of a page', () => {
  const one = changeSelection(noRowsSelected, ['b'], true)
  expect(page.map((id) => isSelected(one, id))).toEqual([false, true, false])
  expect(getSelectionState(noRowsSelected, () => page)).toBe(false)
  expect(getSelectionState(one, () => page)).toBe('indeterminate')
  expect(getSelectionState(changeSelection(one, page, true), () => page)).toBe(true)
  expect(getSelectionState(changeSelection(one, page, false), () => page)).toBe(false)
  expect(countSelected(one, 250)).toBe(1)
})

test('does not list the rows of an empty selection', () => {
  const ask = vi.fn(() => page)
  expect(getSelectionState(noRowsSelected, ask)).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})

test('is unselected for a page without rows', () => expect(getSelectionState(allRowsSelected, () => [])).toBe(false))

test('includes rows of unloaded pages with all-but', () => {
  expect(isSelected(allRowsSelected, 'never seen')).toBe(true)
  const without = changeSelection(allRowsSelected, ['b'], false)
  expect(page.map((id) => isSelected(without, id))).toEqual([true, false, true])
  expect(getSelectionState(without, () => page)).toBe('indeterminate')
  expect(countSelected(without, 250)).toBe(249)
  expect(changeSelection(without, ['b'], true)).toEqual(allRowsSelected)
})

test('does not mutate the given selection', () => {
  changeSelection(noRowsSelected, page, true)
  expect(noRowsSelected.ids.size).toBe(0)
})

test('removes missing rows', () => {
  const two = changeSelection(noRowsSelected, ['a', 'b'], true)
  expect(removeMissingRows(two, new Set(['a', 'c']))).toEqual({ mode: 'only', ids: new Set(['a']) })
  expect(removeMissingRows(two, new Set(page))).toBe(two)
})
