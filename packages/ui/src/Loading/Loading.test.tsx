import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Loading, type LoadingProps } from './Loading.tsx'

const page = (when: boolean, more: Partial<LoadingProps> = {}) => (
  <StrictMode>
    <Loading label="drivers" loading={when} placeholder={<span data-testid="bars">…</span>} {...more}>
      <p>Musa Bello</p>
    </Loading>
  </StrictMode>
)
const pass = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds))
}
const status = () => screen.getByRole('status').textContent
/** What is to be seen: the content, the bars, or an empty place. */
const seen = () => {
  const bars = screen.queryByTestId('bars')
  if (bars === null) return 'content'
  return bars.parentElement?.className === '' ? 'bars' : 'nothing'
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('waiting', () => {
  test('shows nothing for what comes within 300 ms', () => {
    const { rerender } = render(page(true))
    pass(299)
    expect(seen()).toBe('nothing')
    rerender(page(false))
    pass(0)
    expect(seen()).toBe('content')
    pass(60_000)
    expect(status()).toBe('')
  })

  test('shows its bars for 500 ms at least', () => {
    const { rerender } = render(page(true))
    pass(300)
    expect(seen()).toBe('bars')
    rerender(page(false))
    pass(499)
    expect(seen()).toBe('bars')
    pass(1)
    expect(seen()).toBe('content')
  })

  test('goes at once when the bars have stood long enough', () => {
    const { rerender } = render(page(true))
    pass(900)
    rerender(page(false))
    pass(0)
    expect(seen()).toBe('content')
    expect(status()).toBe('')
  })

  test('is said after a second, once, and its end too', () => {
    const { rerender } = render(page(true))
    pass(999)
    expect(status()).toBe('')
    pass(1)
    expect(status()).toBe('Loading drivers')
    rerender(page(true))
    pass(60_000)
    expect(status()).toBe('Loading drivers')
    rerender(page(false))
    pass(0)
    expect(status()).toBe('Drivers loaded')
  })

  test('that begins again while the bars still stand begins its half second no later', () => {
    const { rerender } = render(page(true))
    pass(300)
    rerender(page(false))
    pass(400)
    rerender(page(true))
    pass(300)
    rerender(page(false))
    pass(0)
    expect(seen()).toBe('content')
  })

  test('has other times and other words', () => {
    const words = { loading: (what: string) => `Ich lade ${what}`, loaded: (what: string) => `${what} ist da` }
    const times = { delay: 0, minimum: 0, announceAfter: 10 }
    const { rerender } = render(page(true, { label: 'Fahrer', labels: words, ...times }))
    expect(seen()).toBe('bars')
    pass(10)
    expect(status()).toBe('Ich lade Fahrer')
    rerender(page(false, { label: 'Fahrer', labels: words, ...times }))
    pass(0)
    expect(status()).toBe('Fahrer ist da')
  })

  test('ends with the page', () => {
    const { unmount } = render(page(true))
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
