import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DataTable, type TableView } from './DataTable.tsx'
import type { Column } from './tableColumns.ts'

const columns: readonly Column<string>[] = [{ id: 'plate', header: 'Plate', cell: (plate) => plate }]
const onViewChange = vi.fn<(view: TableView) => void>()

interface Shown {
  query: string
  page: number
  total: number
  refetching?: boolean
}

const table = ({ query, page, total, refetching = false }: Shown) => (
  <DataTable
    caption="Vehicles"
    columns={columns}
    data={['LND-482XA']}
    getRowId={(plate) => plate}
    getRowName={(plate) => plate}
    cardBreakpoint={0}
    filtering={{ query }}
    pagination={{ mode: 'server', page, pageSize: 10, total }}
    refetching={refetching}
    onViewChange={onViewChange}
  />
)

/** The pages that the table asks for when the app shows one thing after the other. */
function pagesAfter(...shown: readonly Shown[]): number[] {
  const [first, ...others] = shown.map(table)
  const { rerender } = render(first)
  for (const each of others) rerender(each)
  return onViewChange.mock.calls.map(([{ page }]) => page)
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  onViewChange.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('returns to the first page with a new query', () => {
  expect(pagesAfter({ query: '', page: 3, total: 30 }, { query: 'hiace', page: 3, total: 30 })).toEqual([1])
})

it('keeps a page that the app gives with the query, as Back does', () => {
  expect(pagesAfter({ query: 'hiace', page: 1, total: 4 }, { query: '', page: 3, total: 30 })).toEqual([])
})

it('goes to the last page when the page no longer exists, and not by the rows of the query before', () => {
  expect(
    pagesAfter(
      { query: 'hiace', page: 1, total: 4 },
      { query: '', page: 3, total: 4, refetching: true },
      { query: '', page: 3, total: 30 },
    ),
  ).toEqual([])
  expect(pagesAfter({ query: '', page: 3, total: 30 }, { query: '', page: 3, total: 14 })).toEqual([2])
})

it('counts no rows when the first page could not be loaded, and keeps the way back from a later one', () => {
  const failed = (page: number) => (
    <DataTable
      caption="Vehicles"
      columns={columns}
      data={[]}
      getRowId={(plate) => plate}
      getRowName={(plate) => plate}
      cardBreakpoint={0}
      error={{}}
      pagination={{ mode: 'server', page, pageSize: 10 }}
    />
  )
  const { rerender } = render(failed(1))
  expect(screen.queryByText(/ to 10/)).toBeNull()
  rerender(failed(2))
  expect(screen.getAllByText('11 to 20')).not.toHaveLength(0)
})
