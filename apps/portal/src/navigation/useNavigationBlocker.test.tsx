import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { PortalContext, type PortalContextValue } from '../session/PortalContext.ts'
import { useNavigationBlocker } from './useNavigationBlocker.ts'

afterEach(cleanup)

/** A form that asks before it is left, and whose steps are in the query. */
function FormPage() {
  const blocker = useNavigationBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  if (blocker.state !== 'blocked') return <p>Form</p>
  return (
    <>
      <p>Leave?</p>
      <button onClick={blocker.proceed}>Leave</button>
      <button onClick={blocker.reset}>Stay</button>
    </>
  )
}

/** Opens the form. A navigation to a step ends when `endStep` is called. */
function openForm() {
  const loads: (() => void)[] = []
  const router = createMemoryRouter(
    [
      {
        loader: ({ request }) => (request.url.includes('step=') ? new Promise((resolve) => loads.push(() => resolve(null))) : null),
        HydrateFallback: () => null,
        children: [
          { path: '/form', Component: FormPage },
          { path: '/list', element: <p>List</p> },
        ],
      },
    ],
    { initialEntries: ['/form'] },
  )
  const portal = { router } as unknown as PortalContextValue // the part that the hook uses
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  )
  return { router, endStep: () => act(async () => loads.forEach((end) => end())) }
}

test('a blocked navigation stays blocked when an earlier one on the same page is completed after it', async () => {
  const { router, endStep } = openForm()
  await screen.findByText('Form')
  await act(async () => void router.navigate('/form?step=two'))
  await act(async () => void router.navigate('/list'))
  expect(screen.getByText('Leave?')).toBeDefined()
  await endStep()
  expect(router.state.location.search).toBe('?step=two')
  expect(screen.getByText('Leave?')).toBeDefined()
  await act(async () => screen.getByText('Leave').click())
  expect(await screen.findByText('List')).toBeDefined()
})

test('a user who stays is not asked again', async () => {
  const { router, endStep } = openForm()
  await screen.findByText('Form')
  await act(async () => void router.navigate('/form?step=two'))
  await act(async () => void router.navigate('/list'))
  await act(async () => screen.getByText('Stay').click())
  await endStep()
  expect(screen.getByText('Form')).toBeDefined()
  expect(router.state.location).toMatchObject({ pathname: '/form', search: '?step=two' })
})
