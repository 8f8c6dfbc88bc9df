// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { contract } from '@vehicle-partner/api/contract'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { appliedFilters, type ListFilter } from './listFilters.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { useListQuery } from './useListQuery.ts'

type Call = typeof contract.vehicles.list
const filters: readonly ListFilter<Call>[] = [
  { kind: 'several', name: 'status', label: 'Status', options: [{ value: 'active', label: 'Active' }] },
]

const linkFilters: readonly ListFilter<Call>[] = [
  { kind: 'link', names: ['status'], label: 'Status', format: () => 'Active' },
  { kind: 'link', names: ['needs_attention'], label: 'Needs attention', format: () => 'Yes' },
]

function Vehicles({ filters: own = filters }: { filters?: readonly ListFilter<Call>[] }) {
  const list = useListQuery(contract.vehicles.list)
  return (
    <ListToolbar
      list={list}
      filters={own}
      applied={appliedFilters(list, own)}
      itemName={['vehicle', 'vehicles']}
      callWithQuery={undefined}
      searching={false}
    />
  )
}

const QueryCache = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

afterEach(cleanup)

test('the panel closes when Back changes the filters below it', async () => {
  const user = userEvent.setup()
  const router = createMemoryRouter([{ path: '/vehicles', Component: Vehicles }], {
    initialEntries: ['/vehicles', '/vehicles?status=active'],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />, { wrapper: QueryCache })
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
  render(<RouterProvider router={router} />, { wrapper: QueryCache })
  await user.click(await screen.findByRole('button', { name: 'Remove filter Status: Active' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove filter Status: Active' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
})

test('of filters that only links set, the next one gets the focus, and after the last one the heading', async () => {
  const user = userEvent.setup()
  const page = (
    <>
      <h1 tabIndex={-1}>Vehicles</h1>
      <Vehicles filters={linkFilters} />
    </>
  )
  const router = createMemoryRouter([{ path: '/vehicles', element: page }], {
    initialEntries: ['/vehicles?status=active&needs_attention=1'],
  })
  render(<RouterProvider router={router} />, { wrapper: QueryCache })
  const nameOf = (filter: string) => ({ name: `Remove filter ${filter}` })
  await user.click(await screen.findByRole('button', nameOf('Status: Active')))
  await waitFor(() => expect(screen.queryByRole('button', nameOf('Status: Active'))).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', nameOf('Needs attention: Yes')))
  await user.click(screen.getByRole('button', nameOf('Needs attention: Yes')))
  await waitFor(() => expect(screen.queryByRole('button', nameOf('Needs attention: Yes'))).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vehicles' }))
})
