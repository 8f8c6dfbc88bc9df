import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog, type DialogProps } from './Dialog.tsx'

afterEach(cleanup)

test('hydrates an open dialog without errors', async () => {
  const page = (
    <StrictMode>
      <main>
        <Dialog defaultOpen title="Welcome">
          <input aria-label="Name" />
        </Dialog>
      </main>
    </StrictMode>
  )
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  expect(container.textContent).toBe('')
  const root = await act(async () => hydrateRoot(container, page))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  expect(errors).not.toHaveBeenCalled()
  // No element had focus before it opened, so the main landmark gets it.
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await act(async () => root.unmount())
  container.remove()
})

test('requires a title at compile time', () => {
  // @ts-expect-error a dialog without a title would be announced as nothing
  const nameless: DialogProps = { open: true }
  expect(nameless.title).toBeUndefined()
})

test('asks an async onCloseRequest once and stays open if it resolves to false', async () => {
  let answer: (leave: boolean) => void = () => {}
  const onCloseRequest = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (answer = resolve)))
  const onOpenChange = vi.fn<() => void>()
  render(<Dialog defaultOpen title="Draft" onCloseRequest={onCloseRequest} onOpenChange={onOpenChange} />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onCloseRequest.mock.calls).toEqual([['escape-key']])
  await act(async () => answer(false))
  expect(screen.getByRole('dialog')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await act(async () => answer(true))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onOpenChange).toHaveBeenCalledTimes(1)
})

test('ignores Escape during composition and when a child has handled it', () => {
  render(
    <Dialog defaultOpen title="Draft">
      <input aria-label="Name" onKeyDown={(event) => event.preventDefault()} />
    </Dialog>,
  )
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', isComposing: true })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('returns focus and restores the page when it unmounts while open', async () => {
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
