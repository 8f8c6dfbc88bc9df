import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AlertDialog } from './AlertDialog.tsx'

afterEach(cleanup)

function Page({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Load
      </button>
      <AlertDialog
        open={open}
        description="An error occurred!"
        onConfirm={() => {
          onConfirm()
          setOpen(false)
        }}
      />
    </StrictMode>
  )
}

test.each<[how: string, close: () => void]>([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'OK' }))],
  ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
])('calls onConfirm once and returns focus when dismissed by %s', async (_how, close) => {
  const onConfirm = vi.fn()
  render(<Page onConfirm={onConfirm} />)
  const load = screen.getByRole('button', { name: 'Load' })
  load.focus()
  fireEvent.click(load)
  const dialog = screen.getByRole('alertdialog', { name: 'Error!', description: 'An error occurred!' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' })))
  act(close)
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(load))
})

test('ignores a press outside', () => {
  const onConfirm = vi.fn()
  render(<AlertDialog open description="An error occurred!" onConfirm={onConfirm} />)
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('moves focus to the surrounding part of the page when no element had it', async () => {
  const page = (open: boolean) => (
    <main>
      <AlertDialog open={open} description="An error occurred!" onConfirm={() => undefined} />
    </main>
  )
  const { rerender } = render(page(true))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' })))
  rerender(page(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
