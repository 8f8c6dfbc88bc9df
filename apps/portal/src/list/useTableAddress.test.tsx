// @vitest-environment jsdom
import type { Column } from '@vehicle-partner/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useTableAddress } from './useTableAddress.ts'

afterEach(cleanup)

const columns: readonly Column<string>[] = [
  { id: 'gross', header: 'Gross', sortable: true, cell: (row) => row },
  { id: 'net', header: 'Net', sortable: true, cell: (row) => row },
  { id: 'share', header: 'Share', cell: (row) => row },
]
const usual = { columnId: 'gross', direction: 'descending' }
let table: ReturnType<typeof useTableAddress<string>>

function Table() {
  const state = useTableAddress(columns, 25, '-gross')
  useEffect(() => {
    table = state
  })
  return <p>Vehicles</p>
}

async function open(address: string) {
  const router = createMemoryRouter([{ path: '/earnings', Component: Table }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  await screen.findByText('Vehicles')
  const change = async (view: Partial<Parameters<NonNullable<typeof table.onViewChange>>[0]>) =>
    act(async () => table.onViewChange?.({ sorting: table.sorting ?? null, page: 1, pageSize: 10, ...view }))
  return { change, search: () => router.state.location.search, back: () => act(() => router.navigate(-1)) }
}

test('page and order are read from the address, beside its other queries, and Back brings the rows before', async () => {
  const { change, search, back } = await open('/earnings?period=last_month')
  expect(table).toMatchObject({ sorting: usual, pagination: { mode: 'client', page: 1 } })
  await change({ sorting: { columnId: 'net', direction: 'descending' } })
  expect(search()).toBe('?period=last_month&sort=-net')
  await change({ page: 2 })
  expect(search()).toBe('?period=last_month&sort=-net&page=2')
  expect(table).toMatchObject({ sorting: { columnId: 'net', direction: 'descending' }, pagination: { page: 2 } })
  await back()
  expect(table.pagination).toMatchObject({ page: 1 })
  await change({ sorting: null })
  expect(search()).toBe('?period=last_month')
})

test('the rows always have an order, which its own head turns around', async () => {
  const { change, search } = await open('/earnings')
  expect(table.sorting).toEqual(usual)
  await change({ page: 2 })
  expect(search()).toBe('?page=2')
  await change({ sorting: null })
  expect(search()).toBe('?sort=gross')
  await change({ sorting: null })
  expect(search()).toBe('')
})

test.each(['?page=0', '?page=1.5', '?page=two', '?sort=share', '?sort=-unknown'])('%s is ignored', async (search) => {
  await open(`/earnings${search}`)
  expect(table).toMatchObject({ sorting: usual, pagination: { page: 1 } })
})

test('a page after the last one gives way without an entry in the history', async () => {
  const { change, search, back } = await open('/earnings?page=9')
  await change({ page: 3 })
  expect(search()).toBe('?page=3')
  await back()
  expect(search()).toBe('?page=3')
})
