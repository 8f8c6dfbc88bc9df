import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNavTooltip } from './useNavTooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Menu() {
  const { handlers, tooltip } = useNavTooltip()
  return (
    <div {...handlers}>
      <a href="/vehicles" data-tip="Vehicles">
        1
      </a>
      <a href="/drivers" data-tip="Drivers">
        2
      </a>
      <p>Other</p>
      {tooltip}
    </div>
  )
}
const words = () => screen.queryByRole('tooltip')?.textContent
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const pointAt = (text: string, pointerType = 'mouse') => fireEvent.pointerOver(screen.getByText(text), { pointerType })

test('the name shows after a moment of hover, the next one at once, and stays while the pointer moves onto it', async () => {
  render(<Menu />)
  pointAt('1')
  await wait(100)
  expect(words()).toBeUndefined()
  await wait(150)
  expect(words()).toBe('Vehicles')
  pointAt('2')
  await wait(0)
  expect(words()).toBe('Drivers')
  pointAt('Other')
  pointAt('Drivers')
  await wait(500)
  expect(words()).toBe('Drivers')
  pointAt('Other')
  await wait(500)
  expect(words()).toBeUndefined()
})

test('Escape closes it and nothing else', async () => {
  render(<Menu />)
  pointAt('1')
  await wait(250)
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false)
  expect(words()).toBeUndefined()
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
})

test('a finger and a press show nothing', async () => {
  render(<Menu />)
  pointAt('1', 'touch')
  await wait(500)
  expect(words()).toBeUndefined()
  pointAt('1')
  fireEvent.pointerDown(screen.getByText('1'))
  await wait(500)
  expect(words()).toBeUndefined()
})
