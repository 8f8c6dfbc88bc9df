import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invalidateOnEvents } from './invalidateOnEvents.ts'
import { createFakeRealtime } from './fakeRealtimeClient.ts'
import { events } from './eventTypes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const vehicle = { id: 'veh_1', changed: ['status'], status: 'active' }

test('invalidates each resource once in half a second', async () => {
  const client = new QueryClient()
  const stale = vi.spyOn(client, 'invalidateQueries')
  const realtime = createFakeRealtime('2026-11-21T13:32:00.000Z')
  const stop = invalidateOnEvents(realtime, client)
  for (let count = 0; count < 10; count += 1) realtime.emit('vehicle.updated', vehicle)
  realtime.emit('driver.updated', { ...vehicle, id: 'drv_1' })
  await vi.advanceTimersByTimeAsync(499)
  expect(stale).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(stale.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['vehicles'], ['partners'], ['drivers']])
  stop()
  realtime.emit('vehicle.updated', vehicle)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stale).toHaveBeenCalledTimes(3)
})

test('does not refetch after a patch', async () => {
  const client = new QueryClient()
  const stale = vi.spyOn(client, 'invalidateQueries')
  const realtime = createFakeRealtime('2026-11-21T13:32:00.000Z')
  invalidateOnEvents(realtime, client, { patch: ({ type }) => type === 'vehicle.updated' })
  realtime.emit('vehicle.updated', vehicle)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stale).not.toHaveBeenCalled()
})

test('positions invalidate nothing', () => {
  expect(events['telemetry.position'].invalidates).toEqual([])
  expect(events['telemetry.batch'].invalidates).toEqual([])
})
