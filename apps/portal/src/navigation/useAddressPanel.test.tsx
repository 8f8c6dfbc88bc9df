import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { PortalContext, type PortalContextValue } from '../session/PortalContext.ts'
import { useAddressPanel } from './useAddressPanel.ts'

afterEach(cleanup)

let isBlocked = false
/** What an earlier render has: an answer of the server may come when the page has changed. */
const rendered: { panel?: ReturnType<typeof useAddressPanel> } = {}
function Page() {
  const panel = useAddressPanel()
  useEffect(() => {
    rendered.panel = panel
  })
  const { open, close, shown } = panel
  const blocker = useBlocker(() => isBlocked)
  return (
    <>
      <h1>{shown ?? 'Page'}</h1>
      <button onClick={() => open('permit')}>Open</button>
      <button onClick={close}>Close</button>
      <button onClick={() => blocker.reset?.()}>Stay</button>
    </>
  )
}

/** Checks of the address that are under way. */
const checks: (() => void)[] = []
let isSlow = false
afterEach(() => {
  isSlow = false
  isBlocked = false
})

async function openPanel() {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <h1>List</h1> },
      {
        id: 'page',
        path: '/page',
        Component: Page,
        loader: () => (isSlow ? new Promise<null>((resolve) => checks.push(() => resolve(null))) : null),
      },
    ],
    { initialEntries: ['/list', '/page'], hydrationData: { loaderData: { page: null } } },
  )
  const portal = { router } as unknown as PortalContextValue // the part that the hook uses
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  )
  await press('Open')
  await findHeading('permit')
  return router
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const findHeading = (name: string) => screen.findByRole('heading', { name })

test('two quick presses close the panel, and the page stays', async () => {
  await openPanel()
  isSlow = true
  await press('Close')
  await press('Close')
  await act(async () => {
    for (const end of checks.splice(0)) end()
  })
  expect(await findHeading('Page')).toBeTruthy()
  isSlow = false
  await press('Open')
  expect(await findHeading('permit')).toBeTruthy()
  await press('Close')
  expect(await findHeading('Page')).toBeTruthy()
})

test('a panel that the user chose to stay in closes with the next press', async () => {
  await openPanel()
  isBlocked = true
  await press('Close')
  await press('Stay')
  isBlocked = false
  expect(await findHeading('permit')).toBeTruthy()
  await press('Close')
  expect(await findHeading('Page')).toBeTruthy()
})

test('a late answer changes nothing on another page', async () => {
  const router = await openPanel()
  const { panel } = rendered
  await act(() => router.navigate('/list?status=active&document=permit', { state: { isPanel: true } }))
  await act(async () => panel?.close())
  await act(async () => panel?.open('licence'))
  expect(await findHeading('List')).toBeTruthy()
  expect(router.state.location).toMatchObject({ search: '?status=active&document=permit', state: { isPanel: true } })
})

test('a late answer interrupts no way to another page', async () => {
  const router = await openPanel()
  const { panel } = rendered
  isSlow = true
  await act(async () => void router.navigate('/page?tab=costs'))
  await act(async () => panel?.close())
  await act(async () => {
    for (const end of checks.splice(0)) end()
  })
  expect(router.state.location.search).toBe('?tab=costs')
})

test('a late answer leaves what the user has opened meanwhile', async () => {
  const router = await openPanel()
  const { panel } = rendered
  await act(() => router.navigate('/page?document=licence', { replace: true, state: { isPanel: true } }))
  await act(async () => panel?.close())
  expect(await findHeading('licence')).toBeTruthy()
})

test('a late answer opens nothing once the user has closed the panel', async () => {
  await openPanel()
  const { panel } = rendered
  await press('Close')
  await findHeading('Page')
  await act(async () => panel?.open('licence'))
  expect(await findHeading('Page')).toBeTruthy()
})

test('a panel that an address has brought closes in its place', async () => {
  const router = await openPanel()
  await act(() => router.navigate('/page?document=licence&tab=costs', { state: { formSteps: ['details'] } }))
  await press('Close')
  await press('Close')
  expect(await findHeading('Page')).toBeTruthy()
  expect(router.state.location).toMatchObject({ search: '?tab=costs', state: { formSteps: ['details'] } })
})
