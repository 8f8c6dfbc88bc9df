import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

test('ignores a second click in the same tick when it has a pending state', () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button pending={false} onClick={onClick}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('ignores a second submit in the same tick', () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Login</Button>
    </form>,
  )
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('ignores presses until a returned promise settles', async () => {
  let settle = () => {}
  const onClick = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (settle = resolve)))
  render(<Button onClick={onClick}>Send</Button>)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  settle()
  await Promise.resolve()
  await vi.waitFor(() => {
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(2)
  }, 15_000)
})

test('neither submits nor loses focus while pending', () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button type="submit" pending={pending} pendingLabel="Processing...">
        Login
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button')
  button.focus()
  rerender(form(true))
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('Processing...')
})

test('announces the end of the pending state', () => {
  const { rerender } = render(
    <Button pending settledLabel="Saved">
      Save
    </Button>,
  )
  rerender(
    <Button pending={false} settledLabel="Saved">
      Save
    </Button>,
  )
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test('has an element for its content only if it may be pending', () => {
  const { rerender } = render(<Button>Save</Button>)
  expect(screen.getByRole('button').childElementCount).toBe(0)
  rerender(<Button pending={false}>Save</Button>)
  expect(screen.getByRole('button').childElementCount).toBe(1)
  rerender(<Button pending>Save</Button>)
  expect(screen.getByRole('button').textContent).toBe('SaveSave')
})

test('a reason does not disable by itself', () => {
  const onClick = vi.fn<() => void>()
  const { rerender } = render(
    <Button disabledReason="Choose a city first" onClick={onClick}>
      Save
    </Button>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Choose a city first')).toBeNull()
  rerender(
    <Button disabled disabledReason="Choose a city first" onClick={onClick}>
      Save
    </Button>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Choose a city first')).toBeDefined()
})
