import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PortalContext, type PortalContextValue } from '../../session/PortalContext.ts'
import { useTimeLeft } from './useTimeLeft.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T13:00:00.000Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const portal = { dependencies: { clock: () => vi.getMockedSystemTime() } } as unknown as PortalContextValue // the part that the hook uses

const Countdown = ({ until }: { until: string }) => <output>{useTimeLeft(until)}</output>

test('counts by minutes, by seconds in the last minute, and stops at the end', async () => {
  render(
    <PortalContext value={portal}>
      <Countdown until="2026-11-23T13:02:30.000Z" />
    </PortalContext>,
  )
  const read = () => Number(screen.getByRole('status').textContent)
  expect(read()).toBe(150)
  await act(() => vi.advanceTimersByTimeAsync(30_001))
  expect(read()).toBe(120)
  await act(() => vi.advanceTimersByTimeAsync(60_001))
  expect(read()).toBe(60)
  expect(vi.getTimerCount()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(read()).toBe(50)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(read()).toBeLessThanOrEqual(0)
  expect(vi.getTimerCount()).toBe(0)
})
