import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

let still = false

beforeEach(() => {
  still = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: still,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const slides = [
  { id: 'assets', title: 'Manage your assets', text: 'All in one place.' },
  { id: 'earn', title: 'Earn from your Vehicles', text: 'See what every trip pays.' },
]
const show = () =>
  render(
    <StrictMode>
      <Carousel slides={slides} />
    </StrictMode>,
  )
const carousel = () => screen.getByRole('region', { name: 'Highlights' })
const current = () =>
  screen
    .getAllByRole('group')
    .find((slide) => !slide.hasAttribute('inert'))
    ?.getAttribute('aria-label')
const pass = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

test('shows each slide for 8 seconds and begins again', () => {
  show()
  expect(current()).toBe('1 of 2')
  pass(7999)
  expect(current()).toBe('1 of 2')
  pass(1)
  expect(current()).toBe('2 of 2')
  pass(8000)
  expect(current()).toBe('1 of 2')
})

test('a slide that is not shown is out of reach', () => {
  show()
  expect(screen.getAllByRole('group').map((slide) => slide.hasAttribute('inert'))).toEqual([false, true])
})

test('the first control pauses and plays', () => {
  show()
  const [toggle] = screen.getAllByRole('button')
  expect(toggle?.getAttribute('aria-label')).toBe('Pause')
  fireEvent.click(toggle ?? document.body)
  pass(60_000)
  expect(current()).toBe('1 of 2')
  expect(carousel().querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(8000)
  expect(current()).toBe('2 of 2')
})

test.each<[what: string, stop: () => void, go: () => void]>([
  ['the pointer is on it', () => fireEvent.pointerEnter(carousel()), () => fireEvent.pointerLeave(carousel())],
  ['the tab is hidden', () => visible('hidden'), () => visible('visible')],
])('waits while %s, without a burst afterwards', (_what, stop, go) => {
  show()
  pass(5000)
  stop()
  pass(60_000)
  expect(current()).toBe('1 of 2')
  go()
  pass(7999)
  expect(current()).toBe('1 of 2')
  pass(1)
  expect(current()).toBe('2 of 2')
})

test('a choice by hand gets its full time', () => {
  show()
  pass(7000)
  fireEvent.click(screen.getByRole('button', { name: 'Show slide 2' }))
  expect(current()).toBe('2 of 2')
  pass(7999)
  expect(current()).toBe('2 of 2')
})

test('does not start by itself for people who prefer reduced motion', () => {
  still = true
  show()
  pass(60_000)
  expect(current()).toBe('1 of 2')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(8000)
  expect(current()).toBe('2 of 2')
})

test('leaves no timer behind', () => {
  const { unmount } = show()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

function visible(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}
