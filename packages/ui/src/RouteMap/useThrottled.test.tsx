import { act, cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useThrottledAnnouncement, useThrottled } from './useThrottled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

describe('positions', () => {
  test('update once a second, the first immediately and the last always', () => {
    const { result, rerender } = renderHook(({ at }) => useThrottled(at, 1000), { initialProps: { at: 0 }, wrapper: StrictMode })
    const drawn: number[] = []
    for (let at = 1; at <= 40; at += 1) {
      rerender({ at })
      drawn.push(result.current)
      pass(100)
    }
    expect(new Set(drawn).size).toBeLessThanOrEqual(5)
    expect(drawn[0]).toBe(1)
    pass(1000)
    expect(result.current).toBe(40)
  })
  test('clear their timer on unmount', () => {
    const { rerender, unmount } = renderHook(({ at }) => useThrottled(at, 1000), { initialProps: { at: 0 } })
    rerender({ at: 1 })
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('announcements of the vehicle', () => {
  const start = (text: string) =>
    renderHook((props: { text: string }) => useThrottledAnnouncement(props.text, 30_000), { initialProps: { text }, wrapper: StrictMode })
  test('are not made initially', () => {
    const { result } = start('Next stop Ajah')
    pass(60_000)
    expect(result.current).toBe('')
  })
  test('are immediate, then at most every 30 seconds with the latest text', () => {
    const { result, rerender } = start('Ajah')
    rerender({ text: 'Ikota' })
    expect(result.current).toBe('Ikota')
    rerender({ text: 'Chevron' })
    pass(10_000)
    rerender({ text: 'Jakande' })
    pass(19_999)
    expect(result.current).toBe('Ikota')
    pass(1)
    expect(result.current).toBe('Jakande')
  })
  test('are immediate again after a pause', () => {
    const { result, rerender } = start('Ajah')
    rerender({ text: 'Ikota' })
    pass(30_000)
    pass(30_000)
    rerender({ text: 'Chevron' })
    expect(result.current).toBe('Chevron')
  })
  test('skip intermediate texts', () => {
    const { result, rerender } = start('Ajah')
    rerender({ text: 'Ikota' })
    rerender({ text: 'Lost' })
    rerender({ text: 'Ikota' })
    pass(90_000)
    expect(result.current).toBe('Ikota')
    expect(vi.getTimerCount()).toBe(0)
  })
})
