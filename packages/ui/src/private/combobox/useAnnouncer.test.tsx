import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnnouncer } from './useAnnouncer.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const said: ReturnType<typeof useAnnouncer>['announce'][] = []
const say = (text: string, kind?: 'event') => said.at(-1)?.(text, kind)
function Speaks() {
  const announcer = useAnnouncer()
  useEffect(() => void said.push(announcer.announce), [announcer.announce])
  return announcer.region
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const heard = () => screen.getByRole('status').textContent

test('renders the live region before the first message', () => {
  const { unmount } = render(<Speaks />)
  expect(heard()).toBe('')
  unmount()
})

test('announces a settled state, at most one message per second', async () => {
  const { unmount } = render(<Speaks />)
  for (const count of [9, 5, 2]) {
    say(`${count} suggestions`)
    await pass(300)
    expect(heard()).toBe('')
  }
  await pass(100)
  expect(heard()).toBe('2 suggestions')
  say('Searching')
  await pass(500)
  say('No results')
  await pass(499)
  expect(heard()).toBe('2 suggestions')
  await pass(1)
  expect(heard()).toBe('No results')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('announces a repeated message again', async () => {
  const { unmount } = render(<Speaks />)
  say('No results')
  await pass(400)
  const before = heard()
  say('No results')
  await pass(1000)
  expect(heard()).not.toBe(before)
  expect(heard().trim()).toBe('No results')
  unmount()
})

test('does not replace an event with a state', async () => {
  const { unmount } = render(<Speaks />)
  say('Lagos removed', 'event')
  say('9 suggestions')
  await pass(400)
  expect(heard()).toBe('Lagos removed')
  unmount()
})
