// @vitest-environment jsdom
import { contract } from '@vehicle-partner/api/contract'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, expectTypeOf, test } from 'vitest'
import { PortalContext, type PortalContextValue } from '../session/PortalContext.ts'
import { useListQuery, type ListState } from './useListQuery.ts'

type Call = typeof contract.vehicles.list
let list: ListState<Call>

function VehicleList() {
  const state = useListQuery(contract.vehicles.list, { selection: 'vehicle' })
  useEffect(() => {
    list = state
  })
  return <p>Vehicles</p>
}

async function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/vehicles', Component: VehicleList },
      { path: '/faq', element: null },
    ],
    { initialEntries: ['/faq', address], initialIndex: 1 },
  )
  const portal = { router, currentLocation: () => router.state.location } as unknown as PortalContextValue // the parts that the hook uses
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  )
  await screen.findByText('Vehicles')
  return {
    search: () => decodeURIComponent(router.state.location.search),
    path: () => router.state.location.pathname,
    follow: (href: string, options?: { replace: boolean }) => act(() => router.navigate(href, options)),
    back: () => act(() => router.navigate(-1)),
  }
}

afterEach(cleanup)

test('without an address it has the defaults of the call', async () => {
  await open('/vehicles')
  expect(list.query).toEqual({})
  expect(list).toMatchObject({
    page: 1,
    pageSize: 20,
    sorting: { columnId: 'created_at', direction: 'descending' },
    search: '',
    filters: [],
    selectedId: undefined,
  })
})

test('it reads page, size, order, search, filters and the open row, and drops unknown parameters', async () => {
  await open('/vehicles?page=2&perPage=50&sort=year&search=hiace&status=active&status=gone&city_id=&colour=red&vehicle=veh_1')
  expect(list.query).toEqual({ page: 2, perPage: 50, sort: 'year', search: 'hiace', status: ['active', 'gone'] })
  expect(list.sorting).toEqual({ columnId: 'year', direction: 'ascending' })
  expect(list.selectedId).toBe('veh_1')
})

test('given values are part of the query and not of the address', async () => {
  const query = { partnerId: 'acc_1' }
  function Payouts() {
    const payouts = useListQuery(contract.payouts.list, { given: query })
    return <p>{JSON.stringify(payouts.query)}</p>
  }
  const router = createMemoryRouter([{ path: '/', Component: Payouts }], { initialEntries: ['/?partnerId=acc_2&tab=paid'] })
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('{"tab":["paid"],"partnerId":"acc_1"}')).toBeDefined()
})

test('a filter begins at the first page and closes the open row; Back brings the list before', async () => {
  const { search, back } = await open('/vehicles?page=3&vehicle=veh_1&report=rpt_1')
  await act(async () => list.change({ compliance: ['expired', 'missing'] }))
  expect(search()).toBe('?report=rpt_1&compliance=expired&compliance=missing')
  await act(async () => list.change({ compliance: undefined }))
  expect(search()).toBe('?report=rpt_1')
  await back()
  await back()
  expect(search()).toBe('?page=3&vehicle=veh_1&report=rpt_1')
})

test('another page keeps the open row', async () => {
  const { search } = await open('/vehicles?vehicle=veh_1')
  await act(async () => list.change({ page: 2 }))
  expect(search()).toBe('?vehicle=veh_1&page=2')
})

test('Back leaves a search at once, however often it was refined', async () => {
  const { search, back } = await open('/vehicles?status=active')
  await act(async () => list.setSearch('hi'))
  await act(async () => list.setSearch('hiace'))
  expect(search()).toBe('?status=active&search=hiace')
  await back()
  expect(search()).toBe('?status=active')
})

test('a search that ends while another page is being opened does not take the user back', async () => {
  let leave: (value: null) => void = () => undefined
  const loading = new Promise<null>((resolve) => {
    leave = resolve
  })
  const router = createMemoryRouter(
    [
      { path: '/vehicles', Component: VehicleList },
      { path: '/vehicles/details/:id', loader: () => loading, Component: () => <p>A vehicle</p> },
    ],
    { initialEntries: ['/vehicles'] },
  )
  const portal = {
    currentLocation: () => router.state.navigation.location ?? router.state.location,
  } as unknown as PortalContextValue // the part that the hook uses
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  )
  await screen.findByText('Vehicles')
  act(() => void router.navigate('/vehicles/details/veh_1'))
  await act(async () => list.setSearch('hiace'))
  leave(null)
  expect(await screen.findByText('A vehicle')).toBeDefined()
  expect(router.state.location.pathname).toBe('/vehicles/details/veh_1')
})

test('no order means the default order, or its reverse where the list has it already', async () => {
  const { search } = await open('/vehicles?sort=-year')
  await act(async () => list.setSorting(null))
  expect(search()).toBe('')
  await act(async () => list.setSorting(null))
  expect(search()).toBe('?sort=created_at')
  await act(async () => list.setSorting({ columnId: 'seats', direction: 'descending' }))
  expect(search()).toBe('?sort=-seats')
})

test('a list with an order of its own can be sorted as the call does by default', async () => {
  function OldestFirst() {
    const vehicles = useListQuery(contract.vehicles.list, { order: 'created_at' })
    useEffect(() => {
      list = vehicles
    })
    return <p>Vehicles</p>
  }
  const router = createMemoryRouter([{ path: '/vehicles', Component: OldestFirst }], { initialEntries: ['/vehicles'] })
  render(<RouterProvider router={router} />)
  await screen.findByText('Vehicles')
  expect(list.query).toEqual({ sort: 'created_at' })
  await act(async () => list.setSorting({ columnId: 'created_at', direction: 'descending' }))
  expect(router.state.location.search).toBe('?sort=-created_at')
  expect(list.query).toEqual({ sort: '-created_at' })
  expect(list.sorting).toEqual({ columnId: 'created_at', direction: 'descending' })
  await act(async () => list.setSorting({ columnId: 'created_at', direction: 'ascending' }))
  expect(router.state.location.search).toBe('')
})

test('links to a filter and to a row keep the rest of the address', async () => {
  await open('/vehicles?status=active&page=2')
  expect(list.hrefFor({ city_id: ['cit_1'] })).toBe('/vehicles?status=active&city_id=cit_1')
  expect(list.selectionHref('veh_2')).toBe('/vehicles?status=active&page=2&vehicle=veh_2')
  expect(list.selectionHref(undefined)).toBe('/vehicles?status=active&page=2')
})

test('a closed row is no entry of the history: Back leads to what was before the list was opened', async () => {
  const { search, back, follow, path } = await open('/vehicles?status=active')
  await follow(list.selectionHref('veh_1'))
  await follow(list.selectionHref('veh_2'), { replace: true })
  expect(list.selectedId).toBe('veh_2')
  await act(async () => list.clearSelection())
  expect(search()).toBe('?status=active')
  await back()
  expect(path()).toBe('/faq')
})

test('a row that is closed twice goes one step back, and the list stays', async () => {
  const { search, follow, path } = await open('/vehicles?status=active')
  await follow(list.selectionHref('veh_1'))
  await act(async () => {
    list.clearSelection()
    list.clearSelection()
  })
  expect([path(), search()]).toEqual(['/vehicles', '?status=active'])
})

test('a row that is closed again before the page is rendered without it goes one step back', async () => {
  const { search, follow, path } = await open('/vehicles?status=active')
  await follow(list.selectionHref('veh_1'))
  const { clearSelection } = list
  await act(async () => clearSelection())
  await act(async () => clearSelection())
  expect([path(), search()]).toEqual(['/vehicles', '?status=active'])
})

test('a row that another page has opened is closed in its place', async () => {
  const { search, back, path } = await open('/vehicles?status=active&vehicle=veh_2')
  await act(async () => list.clearSelection())
  expect(search()).toBe('?status=active')
  await back()
  expect(path()).toBe('/faq')
})

test('a row that a redirect has opened is closed in its place', async () => {
  const { search, back, follow, path } = await open('/vehicles?status=active')
  await back()
  await follow('/vehicles?vehicle=veh_2', { replace: true })
  await act(async () => list.clearSelection())
  expect([path(), search()]).toEqual(['/vehicles', ''])
})

test('unknown parameters do not compile', async () => {
  await open('/vehicles')
  expectTypeOf(list.change).parameter(0).toHaveProperty('compliance')
  // @ts-expect-error no such filter
  list.hrefFor({ colour: 'red' })
  // @ts-expect-error no such field to sort by
  list.hrefFor({ sort: 'colour' })
})
