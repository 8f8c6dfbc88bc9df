import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
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

test('shows each slide for 8 seconds and starts over', () => {
  show()
  expect(current()).toBe('1 of 2')
  pass(7999)
  expect(current()).toBe('1 of 2')
  pass(1)
  expect(current()).toBe('2 of 2')
  pass(8000)
  expect(current()).toBe('1 of 2')
})

test('makes hidden slides inert', () => {
  show()
  expect(screen.getAllByRole('group').map((slide) => slide.hasAttribute('inert'))).toEqual([false, true])
})

test('pauses and plays with the first control', () => {
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
])('waits while %s, without catching up afterwards', (_what, stop, go) => {
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

test('gives a slide that was selected by hand the full interval', () => {
  show()
  pass(7000)
  fireEvent.click(screen.getByRole('button', { name: 'Show slide 2' }))
  expect(current()).toBe('2 of 2')
  pass(7999)
  expect(current()).toBe('2 of 2')
})

test('does not start with reduced motion', () => {
  still = true
  show()
  pass(60_000)
  expect(current()).toBe('1 of 2')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(8000)
  expect(current()).toBe('2 of 2')
})

test('shows a controlled slide and requests the next one', () => {
  const onIndexChange = vi.fn()
  const { rerender } = render(<Carousel slides={slides} index={0} onIndexChange={onIndexChange} />)
  pass(8000)
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1)
  // The parent did not update the index, so the slide stays.
  expect(current()).toBe('1 of 2')
  rerender(<Carousel slides={slides} index={1} onIndexChange={onIndexChange} />)
  expect(current()).toBe('2 of 2')
  pass(8000)
  expect(onIndexChange).toHaveBeenLastCalledWith(0)
})

test('shows the nearest slide for an index out of range', () => {
  render(<Carousel slides={slides} index={7} autoPlay={false} />)
  expect(current()).toBe('2 of 2')
})

test('does not rotate before play is pressed', () => {
  render(<Carousel slides={slides} autoPlay={false} />)
  pass(60_000)
  expect(current()).toBe('1 of 2')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(8000)
  expect(current()).toBe('2 of 2')
})

test('stops at the last slide without loop', () => {
  render(<Carousel slides={slides} loop={false} controls="both" />)
  const [previous, next] = ['Previous slide', 'Next slide'].map((name) => screen.getByRole('button', { name }))
  expect(previous?.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(previous ?? document.body)
  expect(current()).toBe('1 of 2')
  pass(60_000)
  expect(current()).toBe('2 of 2')
  expect(next?.getAttribute('aria-disabled')).toBe('true')
  expect(vi.getTimerCount()).toBe(0)
})

test('wraps around with the arrow buttons', () => {
  render(<Carousel slides={slides} controls="arrows" />)
  expect(screen.queryByRole('button', { name: 'Show slide 1' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  expect(current()).toBe('2 of 2')
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(current()).toBe('1 of 2')
})

test.each<[what: string, dir: 'ltr' | 'rtl', pointer: string, dx: number, dy: number, shown: string]>([
  ['to the left goes on', 'ltr', 'touch', -80, 10, '2 of 3'],
  ['to the right goes back', 'ltr', 'touch', 80, 10, '3 of 3'],
  ['to the right goes on from right to left', 'rtl', 'touch', 80, 0, '2 of 3'],
  ['that is short stays', 'ltr', 'touch', -40, 0, '1 of 3'],
  ['that scrolls the page stays', 'ltr', 'touch', -60, 90, '1 of 3'],
  ['of a mouse selects text', 'ltr', 'mouse', -200, 0, '1 of 3'],
])('handles a swipe %s', (_what, dir, pointerType, dx, dy, shown) => {
  render(
    <div dir={dir} style={{ direction: dir }}>
      <Carousel slides={[...slides, { id: 'third', title: 'Third', text: 'And last.' }]} />
    </div>,
  )
  const page = carousel().querySelector('[aria-live]')
  if (!(page instanceof HTMLElement)) throw new Error('slides')
  page.style.direction = dir
  fireEvent.pointerDown(page, { pointerId: 1, pointerType, clientX: 200, clientY: 100 })
  fireEvent.pointerUp(page, { pointerId: 1, pointerType, clientX: 200 + dx, clientY: 100 + dy })
  expect(current()).toBe(shown)
})

test('renders all slides on the server without inert', () => {
  expect(renderToString(<Carousel slides={slides} />)).not.toContain('inert')
})

test('clears its timers on unmount', () => {
  const { unmount } = show()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

function visible(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}
