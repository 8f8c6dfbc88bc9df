import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()
const execCommand = vi.fn<(command: string) => boolean>()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue(undefined)
  execCommand.mockReset().mockReturnValue(true)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const announcement = () => screen.getByRole('status').textContent

test('copies the latest value, announces it and resets after a while', async () => {
  const onCopy = vi.fn<(ok: boolean) => void>()
  const { rerender } = render(<CopyButton value="first" onCopy={onCopy} />)
  rerender(<CopyButton value={() => Promise.resolve('second')} onCopy={onCopy} />)
  await press()
  expect(writeText.mock.calls).toEqual([['second']])
  expect(onCopy.mock.calls).toEqual([[true]])
  expect(announcement()).toBe('Copied')
  act(() => void vi.advanceTimersByTime(2000))
  expect(announcement()).toBe('')
})

test('falls back to execCommand without the clipboard API', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  render(<CopyButton value="01JD8Z3Q" />)
  screen.getByRole('button').focus()
  await press()
  expect(execCommand).toHaveBeenCalledWith('copy')
  expect(announcement()).toBe('Copied')
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(document.querySelector('textarea')).toBeNull()
})

test.each([
  ['the browser refuses', 'x', () => (writeText.mockRejectedValue(new Error('denied')), execCommand.mockReturnValue(false))],
  ['the value does not come', () => Promise.reject(new Error('offline')), () => {}],
])('announces a failure when %s', async (_when, value, given) => {
  given()
  const onCopy = vi.fn<(ok: boolean) => void>()
  render(<CopyButton value={value} onCopy={onCopy} />)
  await press()
  expect(announcement()).toBe('Could not copy')
  expect(onCopy.mock.calls).toEqual([[false]])
})

test('clears its timer on unmount', async () => {
  const { unmount } = render(<CopyButton value="x" />)
  await press()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
