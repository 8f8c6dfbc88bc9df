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

test('the region is there before its first words', () => {
  const { unmount } = render(<Speaks />)
  expect(heard()).toBe('')
  unmount()
})

test('says what is so once nothing changes, then at most one thing a second', async () => {
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

test('the same words are heard again', async () => {
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

test('what somebody did is not talked over', async () => {
  const { unmount } = render(<Speaks />)
  say('Lagos removed', 'event')
  say('9 suggestions')
  await pass(400)
  expect(heard()).toBe('Lagos removed')
  unmount()
})
