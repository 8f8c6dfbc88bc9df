import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useQuietValue } from './useQuietValue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Tasks({ items }: { items: readonly string[] | undefined }) {
  const shown = useQuietValue(items, items?.map((item) => item[0]).join() ?? '')
  return <p role="status">{shown?.join(' ') ?? 'none'}</p>
}
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const text = () => screen.getByRole('status').textContent

test('a change that moves the page waits until the finger has been away for a second', () => {
  const { rerender } = render(<Tasks items={undefined} />)
  fireEvent.pointerDown(document.body)
  rerender(<Tasks items={['a1']} />)
  expect(text()).toBe('a1')
  rerender(<Tasks items={['a2']} />)
  expect(text()).toBe('a2')
  rerender(<Tasks items={['a2', 'b1']} />)
  wait(5000)
  expect(text()).toBe('a2')
  fireEvent.pointerUp(document.body)
  wait(999)
  expect(text()).toBe('a2')
  wait(1)
  expect(text()).toBe('a2 b1')
})

test('without a touch a change is there at once', () => {
  const { rerender } = render(<Tasks items={['a1']} />)
  rerender(<Tasks items={[]} />)
  expect(text()).toBe('')
})
