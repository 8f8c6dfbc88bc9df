// @vitest-environment jsdom
import { contract } from '@vehicle-partner/api/contract'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { appliedFilters, type ListFilter } from './listFilters.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { useListQuery } from './useListQuery.ts'

type Call = typeof contract.vehicles.list
const filters: readonly ListFilter<Call>[] = [
  { kind: 'several', name: 'status', label: 'Status', options: [{ value: 'active', label: 'Active' }] },
]

function Vehicles() {
  const list = useListQuery(contract.vehicles.list)
  return <ListToolbar list={list} filters={filters} applied={appliedFilters(list, filters)} searching={false} />
}

afterEach(cleanup)

test('the panel closes when Back changes the filters below it', async () => {
  const user = userEvent.setup()
  const router = createMemoryRouter([{ path: '/vehicles', Component: Vehicles }], {
    initialEntries: ['/vehicles', '/vehicles?status=active'],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  expect((await screen.findByLabelText<HTMLInputElement>('Active')).checked).toBe(true)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByLabelText('Active')).toBeNull())
  await act(() => router.navigate(1))
  expect(screen.queryByLabelText('Active')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  expect(await screen.findByLabelText('Active')).toBeTruthy()
})

test('a filter that is removed leaves the focus on the filters', async () => {
  const user = userEvent.setup()
  const router = createMemoryRouter([{ path: '/vehicles', Component: Vehicles }], { initialEntries: ['/vehicles?status=active'] })
  render(<RouterProvider router={router} />)
  await user.click(await screen.findByRole('button', { name: 'Remove filter Status: Active' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove filter Status: Active' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
})
