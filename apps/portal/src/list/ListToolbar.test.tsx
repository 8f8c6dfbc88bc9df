// @vitest-environment jsdom
import { contract } from '@vehicle-partner/api/contract'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { ListFilter } from './listFilters.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { useListQuery } from './useListQuery.ts'

type Call = typeof contract.vehicles.list
const filters: readonly ListFilter<Call>[] = [
  { kind: 'several', name: 'status', label: 'Status', options: [{ value: 'active', label: 'Active' }] },
]

function Vehicles() {
  return <ListToolbar list={useListQuery(contract.vehicles.list)} filters={filters} applied={[]} searching={false} />
}

afterEach(cleanup)

test('the panel closes when Back changes the filters below it', async () => {
  const user = userEvent.setup()
  const router = createMemoryRouter([{ path: '/vehicles', Component: Vehicles }], {
    initialEntries: ['/vehicles', '/vehicles?status=active'],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Active')).checked).toBe(true)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByLabelText('Active')).toBeNull())
  await act(() => router.navigate(1))
  expect(screen.queryByLabelText('Active')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  expect(await screen.findByLabelText('Active')).toBeTruthy()
})
