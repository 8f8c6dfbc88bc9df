import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { PortalContext, type PortalContextValue } from '../session/PortalContext.ts'
import { useAddressSteps } from './useAddressSteps.ts'

afterEach(cleanup)

/** A form of three steps; later ones can be shown once it has led there. */
function FormPage() {
  const [reached, setReached] = useState<readonly string[]>([])
  const { step, goTo, leave } = useAddressSteps({ first: 'one', canShow: (asked) => reached.includes(asked) })
  const show = (next: string) => {
    setReached([...reached, next])
    goTo(next)
  }
  return (
    <>
      <h1>{step}</h1>
      {['one', 'two', 'three'].map((each) => (
        <button key={each} onClick={() => show(each)}>
          To {each}
        </button>
      ))}
      <button onClick={() => void leave('/item')}>Send</button>
      <input aria-label="Plate" aria-invalid="true" />
    </>
  )
}

/** Checks of the address that are under way. */
const checks: (() => void)[] = []
let isSlow = false
afterEach(() => {
  isSlow = false
})
const check = () => (isSlow ? new Promise<null>((resolve) => checks.push(() => resolve(null))) : null)
const endChecks = () =>
  act(async () => {
    for (const end of checks.splice(0)) end()
  })

function openForm(...initialEntries: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <h1>List</h1> },
      { path: '/item', element: <h1>Item</h1> },
      { id: 'form', path: '/form', Component: FormPage, loader: check },
    ],
    { initialEntries, hydrationData: { loaderData: { form: null } } },
  )
  const navigate: PortalContextValue['navigate'] = (path, options) => router.navigate(path, options)
  const portal = { router, navigate } as unknown as PortalContextValue // the part that the hook uses
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  const heading = () => screen.getByRole('heading').textContent
  return { address, heading, go: (delta: number) => act(() => router.navigate(delta)) }
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('Back and Forward in the browser walk the steps, and then leave the form', async () => {
  const { address, heading, go } = openForm('/list', '/form?view=new')
  await press('To two')
  await press('To three')
  expect([heading(), address()]).toEqual(['three', '/form?view=new&step=three'])
  await go(-1)
  expect([heading(), address()]).toEqual(['two', '/form?view=new&step=two'])
  await go(1)
  expect(heading()).toBe('three')
  await go(-2)
  expect([heading(), address()]).toEqual(['one', '/form?view=new'])
  await go(-1)
  expect(heading()).toBe('List')
})

test('Back in the form is a step back in the browser, not another entry', async () => {
  const { heading, go } = openForm('/list', '/form')
  await press('To two')
  await press('To one')
  expect(heading()).toBe('one')
  await go(-1)
  expect(heading()).toBe('List')
})

test('what was sent leaves no step behind it: Back leads to where the form was opened', async () => {
  const { address, heading, go } = openForm('/list', '/form')
  await press('To two')
  await press('To three')
  await press('Send')
  await vi.waitFor(() => expect([heading(), address()]).toEqual(['Item', '/item']))
  await go(-1)
  expect(heading()).toBe('List')
  // A step of the form that was sent shows the first one of an empty form, and the address says so.
  await go(2)
  await vi.waitFor(() => expect([heading(), address()]).toEqual(['one', '/form']))
})

test('an address with a step that cannot be shown is corrected, without an entry more', async () => {
  const { address, heading, go } = openForm('/list', '/form?step=three')
  await vi.waitFor(() => expect([heading(), address()]).toEqual(['one', '/form']))
  await go(-1)
  expect(heading()).toBe('List')
})

test('each step has its entry when the next one is asked for before the address has the last one', async () => {
  const { address, heading, go } = openForm('/list', '/form')
  isSlow = true
  await press('To two')
  await press('To three')
  expect(address()).toBe('/form')
  await endChecks()
  await endChecks()
  await vi.waitFor(() => expect([heading(), address()]).toEqual(['three', '/form?step=three']))
  isSlow = false
  await go(-1)
  expect([heading(), address()]).toEqual(['two', '/form?step=two'])
  await go(-1)
  expect([heading(), address()]).toEqual(['one', '/form'])
})

test('a step that waits for another is given up when the user leaves the form', async () => {
  const { address, go } = openForm('/list', '/form')
  isSlow = true
  await press('To two')
  await press('To three')
  await go(-1)
  await endChecks()
  expect(address()).toBe('/list')
})

test('a rejected field that the form goes back to is in view, whatever the scroll position of its step was', async () => {
  const { heading, go } = openForm('/list', '/form')
  await press('To two')
  const field = screen.getByRole('textbox', { name: 'Plate' })
  const scrollIntoView = vi.fn()
  field.scrollIntoView = scrollIntoView
  field.focus()
  await press('To one')
  expect(heading()).toBe('one')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  // Back in the browser restores the position.
  await press('To two')
  await go(-1)
  expect(heading()).toBe('one')
  expect(scrollIntoView).toHaveBeenCalledOnce()
})
