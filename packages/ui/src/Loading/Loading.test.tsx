import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Loading, type LoadingProps } from './Loading.tsx'

const page = (loading: boolean, more: Partial<LoadingProps> = {}) => (
  <StrictMode>
    <Loading label="drivers" loading={loading} placeholder={<span data-testid="placeholder">…</span>} {...more}>
      <p>Musa Bello</p>
    </Loading>
  </StrictMode>
)
const advance = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds))
}
const status = () => screen.getByRole('status').textContent
/** What is visible: the content, the placeholder or nothing. */
const visible = () => {
  const placeholder = screen.queryByTestId('placeholder')
  if (placeholder === null) return 'content'
  return placeholder.parentElement?.className === '' ? 'placeholder' : 'nothing'
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('Loading', () => {
  test('shows no placeholder for content that loads within 300 ms', () => {
    const { rerender } = render(page(true))
    advance(299)
    expect(visible()).toBe('nothing')
    rerender(page(false))
    advance(0)
    expect(visible()).toBe('content')
    advance(60_000)
    expect(status()).toBe('')
  })

  test('keeps a visible placeholder for at least 500 ms', () => {
    const { rerender } = render(page(true))
    advance(300)
    expect(visible()).toBe('placeholder')
    rerender(page(false))
    advance(499)
    expect(visible()).toBe('placeholder')
    advance(1)
    expect(visible()).toBe('content')
  })

  test('shows the content at once when the placeholder was visible long enough', () => {
    const { rerender } = render(page(true))
    advance(900)
    rerender(page(false))
    advance(0)
    expect(visible()).toBe('content')
    expect(status()).toBe('')
  })

  test('announces loading once after a second, and the end', () => {
    const { rerender } = render(page(true))
    advance(999)
    expect(status()).toBe('')
    advance(1)
    expect(status()).toBe('Loading drivers')
    rerender(page(true))
    advance(60_000)
    expect(status()).toBe('Loading drivers')
    rerender(page(false))
    advance(0)
    expect(status()).toBe('Drivers loaded')
  })

  test('does not restart the minimum duration when loading restarts under a visible placeholder', () => {
    const { rerender } = render(page(true))
    advance(300)
    rerender(page(false))
    advance(400)
    rerender(page(true))
    advance(300)
    rerender(page(false))
    advance(0)
    expect(visible()).toBe('content')
  })

  test('takes other times and labels', () => {
    const labels = { loading: (what: string) => `Ich lade ${what}`, loaded: (what: string) => `${what} ist da` }
    const times = { delay: 0, minDuration: 0, announceAfter: 10 }
    const { rerender } = render(page(true, { label: 'Fahrer', labels, ...times }))
    expect(visible()).toBe('placeholder')
    advance(10)
    expect(status()).toBe('Ich lade Fahrer')
    rerender(page(false, { label: 'Fahrer', labels, ...times }))
    advance(0)
    expect(status()).toBe('Fahrer ist da')
  })

  test('clears its timers when it unmounts', () => {
    const { unmount } = render(page(true))
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
