import { expect, test, vi } from 'vitest'
import { loadSelectedRows } from './loadSelectedRows.ts'

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const loadPage = () => vi.fn(async (page: number) => ({ data: rows.slice((page - 1) * 2, page * 2), metadata: { pages: 3 } }))

test('rows that are shown need no question', async () => {
  const load = loadPage()
  await expect(loadSelectedRows({ mode: 'only', ids: new Set(['b']), count: 1 }, rows.slice(0, 2), load)).resolves.toEqual([{ id: 'b' }])
  expect(load).not.toHaveBeenCalled()
})

test('rows of other pages are asked for', async () => {
  const load = loadPage()
  const selected = await loadSelectedRows({ mode: 'only', ids: new Set(['b', 'e']), count: 2 }, rows.slice(0, 2), load)
  expect(selected).toEqual([{ id: 'b' }, { id: 'e' }])
  expect(load).toHaveBeenCalledTimes(3)
})

test('all but some', async () => {
  const selected = await loadSelectedRows({ mode: 'all-but', ids: new Set(['a']), count: 4 }, rows.slice(0, 2), loadPage())
  expect(selected.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e'])
})
