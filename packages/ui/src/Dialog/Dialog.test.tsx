import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog, type DialogProps } from './Dialog.tsx'

afterEach(cleanup)

test('one that is open on the server opens in the browser, without a word of complaint', async () => {
  const page = (
    <StrictMode>
      <main>
        <Dialog defaultOpen title="Welcome">
          <input aria-label="Name" />
        </Dialog>
      </main>
    </StrictMode>
  )
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  expect(container.textContent).toBe('')
  const root = await act(async () => hydrateRoot(container, page))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  expect(complaints).not.toHaveBeenCalled()
  // It opened by itself, so that nobody had the focus: the page's main part gets it.
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await act(async () => root.unmount())
  container.remove()
})

test('has a name, or it does not compile', () => {
  // @ts-expect-error a dialog without a title would be announced as nothing
  const nameless: DialogProps = { open: true }
  expect(nameless.title).toBeUndefined()
})

test('a guard that takes its time is asked once, and a dialog that it refuses stays', async () => {
  let answer: (leave: boolean) => void = () => {}
  const asked = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (answer = resolve)))
  const onOpenChange = vi.fn<() => void>()
  render(<Dialog defaultOpen title="Draft" onCloseRequest={asked} onOpenChange={onOpenChange} />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(asked.mock.calls).toEqual([['escape-key']])
  await act(async () => answer(false))
  expect(screen.getByRole('dialog')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await act(async () => answer(true))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onOpenChange).toHaveBeenCalledTimes(1)
})

test('the key of an input method, and a key that something inside has used, close nothing', () => {
  render(
    <Dialog defaultOpen title="Draft">
      <input aria-label="Name" onKeyDown={(event) => event.preventDefault()} />
    </Dialog>,
  )
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', isComposing: true })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('taken out of the page while open, it gives the focus back and wakes the page', async () => {
  const page = (open: boolean) => (
    <main>
      <button type="button">Open</button>
      {open ? <Dialog open title="Details" /> : null}
    </main>
  )
  const { rerender } = render(page(false))
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  rerender(page(true))
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  expect(opener.closest('[inert]')).not.toBeNull()
  rerender(page(false))
  expect(document.activeElement).toBe(opener)
  await Promise.resolve()
  expect(document.querySelector('[inert]')).toBeNull()
  expect(document.documentElement.hasAttribute('style')).toBe(false)
})
