import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { PortalContext, type PortalContextValue } from '../session/PortalContext.ts'
import { useAddressPanel } from './useAddressPanel.ts'

afterEach(cleanup)

let isBlocked = false
function Page() {
  const { open, close, shown } = useAddressPanel()
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
