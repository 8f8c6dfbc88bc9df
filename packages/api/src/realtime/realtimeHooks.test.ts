// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invalidateOnEvents } from './invalidateOnEvents.ts'
import { createRealtime, type RealtimeOptions } from './realtimeClient.ts'
import { createFakeRealtime } from './fakeRealtimeClient.ts'
import type { RealtimeEvent } from './realtimeEvent.ts'
import { FakeSocket } from './fakeSocket.ts'
import { RealtimeProvider, useRealtime, useRealtimeEvent, useRealtimeStatus } from './realtimeHooks.ts'
import type { Realtime } from './realtimeTypes.ts'
import type { RealtimeSocket } from './openSocket.ts'

const at = '2026-11-21T13:32:00.000Z'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const emit = (work: () => void) => act(async () => work())
const rendered = (role: string) => screen.getByTestId(role).textContent

/** A screen with a query, an event subscription and the connection status. */
function Screen({
  ask,
  onEvent,
}: {
  ask: () => Promise<number>
  onEvent?: ((event: RealtimeEvent<'member.updated'>) => void) | undefined
}): ReactNode {
  const { data } = useQuery({ queryKey: ['vehicles', 'list'], queryFn: ask })
  const [seqs, setSeqs] = useState<number[]>([])
  useRealtimeEvent('member.updated', (event) => {
    setSeqs((before) => [...before, event.seq])
    onEvent?.(event)
  })
  return [
    createElement('p', { key: 1, 'data-testid': 'count' }, data),
    createElement('p', { key: 2, 'data-testid': 'heard' }, seqs.join(' ')),
    createElement('p', { key: 3, 'data-testid': 'status' }, useRealtimeStatus()),
    createElement('p', { key: 4, 'data-testid': 'there' }, useRealtime() ? 'yes' : 'no'),
  ]
}

function open(realtime: Realtime | undefined, ask = async () => 0, onEvent?: (event: RealtimeEvent<'member.updated'>) => void) {
  const client = new QueryClient()
  const wrapper = (now: Realtime | undefined, listener = onEvent) =>
    createElement(
      QueryClientProvider,
      { client },
      createElement(RealtimeProvider, { realtime: now }, createElement(Screen, { ask, onEvent: listener })),
    )
  const { rerender, unmount } = render(wrapper(realtime))
  return { client, unmount, again: (now: Realtime | undefined, listener = onEvent) => rerender(wrapper(now, listener)) }
}

test('an event refetches the resources that it invalidates', async () => {
  const realtime = createFakeRealtime(at)
  let vehicles = 11
  const { client } = open(realtime, async () => vehicles)
  invalidateOnEvents(realtime, client)
  await pass(0)
  expect(rendered('count')).toBe('11')
  vehicles = 12
  await emit(() => realtime.emit('vehicle.updated', { id: 'veh_1', changed: ['status'], status: 'active' }))
  expect(rendered('count')).toBe('11')
  await pass(501)
  expect(rendered('count')).toBe('12')
})

test('a patched event shows at once without a refetch', async () => {
  const realtime = createFakeRealtime(at)
  const ask = vi.fn(async () => 11)
  const { client } = open(realtime, ask)
  invalidateOnEvents(realtime, client, {
    patch: ({ type }) => {
      if (type === 'vehicle.updated') client.setQueryData(['vehicles', 'list'], 99)
      return type === 'vehicle.updated'
    },
  })
  await pass(0)
  await emit(() => realtime.emit('vehicle.updated', { id: 'veh_1', changed: ['status'], status: 'active' }))
  await pass(1)
  expect(rendered('count')).toBe('99')
  await pass(1000)
  expect(ask).toHaveBeenCalledOnce()
})

test('calls the latest callback, and none after unmount', async () => {
  const realtime = createFakeRealtime(at)
  const [first, second] = [vi.fn(), vi.fn()]
  const stops: ReturnType<typeof vi.fn>[] = []
  const subscribe = realtime.subscribe
  vi.spyOn(realtime, 'subscribe').mockImplementation((type, listener) => {
    const stop = vi.fn(subscribe(type, listener))
    stops.push(stop)
    return stop
  })
  const { again, unmount } = open(realtime, undefined, first)
  await emit(() => realtime.emit('member.updated', { member_id: 'mem_1', change: 'roles' }))
  again(realtime, second)
  await emit(() => realtime.emit('member.updated', { member_id: 'mem_1', change: 'roles' }))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  // A rerender does not subscribe again.
  expect(stops).toHaveLength(1)
  unmount()
  expect(stops[0]).toHaveBeenCalledOnce()
  realtime.emit('member.updated', { member_id: 'mem_1', change: 'roles' })
  expect(second).toHaveBeenCalledOnce()
})

test('switches to another connection, and is off without one', async () => {
  const [one, other] = [createFakeRealtime(at), createFakeRealtime(at)]
  const onEvent = vi.fn()
  const { again } = open(one, undefined, onEvent)
  expect(rendered('there')).toBe('yes')
  await emit(() => one.connect())
  expect(rendered('status')).toBe('live')
  again(other)
  expect(rendered('status')).toBe('off')
  await emit(() => one.emit('member.updated', { member_id: 'mem_1', change: 'roles' }))
  expect(onEvent).not.toHaveBeenCalled()
  await emit(() => other.emit('member.updated', { member_id: 'mem_1', change: 'roles' }))
  expect(onEvent).toHaveBeenCalledOnce()
  again(undefined)
  expect([rendered('there'), rendered('status')]).toEqual(['no', 'off'])
})

/** A connection with a fake socket and replay. */
function connection(more: Partial<RealtimeOptions> = {}) {
  const socket = new FakeSocket()
  const poll = vi.fn<(what: string) => void>()
  const realtime = createRealtime({
    url: 'http://localhost',
    token: () => 'token-1',
    replay: async () => ({ data: [], metadata: { seq: 0 } }),
    onResync: () => undefined,
    onUnauthorized: () => undefined,
    poll,
    random: () => 0.5,
    open: () => socket as unknown as RealtimeSocket,
    ...more,
  })
  realtime.join(['partner:prt_1:members'])
  return { socket, poll, realtime }
}

const member = (seq: number) => ({
  id: `evt_${seq}`,
  seq,
  type: 'member.updated',
  at,
  partner_id: 'prt_1',
  data: { member_id: `mem_${seq}`, change: 'roles' },
})

test('after a gap each event is received once, from replay or room (check 7)', async () => {
  const replay = vi.fn<RealtimeOptions['replay']>(async () => ({ data: [member(7), member(8)], metadata: { seq: 8 } }))
  const { socket, realtime } = connection({ replay })
  open(realtime)
  socket.seq = 5
  await emit(() => realtime.connect())
  await emit(() => socket.opens())
  await pass(0)
  expect(rendered('status')).toBe('live')
  await emit(() => socket.receive('member.updated', member(6)))
  await emit(() => socket.breaks())
  expect(rendered('status')).toBe('reconnecting')
  await pass(30_000)
  socket.seq = 8
  await emit(() => socket.opens())
  await emit(() => socket.receive('member.updated', member(8)))
  await pass(0)
  await emit(() => socket.receive('member.updated', member(9)))
  expect(replay).toHaveBeenCalledExactlyOnceWith(6)
  expect(rendered('heard')).toBe('6 7 8 9')
  expect(rendered('status')).toBe('live')
})

test('goes through connecting, reconnecting, polling after three failures, and live', async () => {
  const { socket, poll, realtime } = connection()
  let vehicles = 1
  const { client } = open(realtime, async () => vehicles)
  // The portal's handler of polls.
  poll.mockImplementation((what) => void (what === 'trips' && client.invalidateQueries({ queryKey: ['vehicles'] })))
  await emit(() => realtime.connect())
  expect(rendered('status')).toBe('connecting')
  await emit(() => socket.fails())
  expect(rendered('status')).toBe('reconnecting')
  await pass(1000)
  await emit(() => socket.fails())
  await pass(2000)
  expect(poll).not.toHaveBeenCalled()
  vehicles = 2
  await emit(() => socket.fails())
  await pass(1)
  expect(rendered('status')).toBe('polling')
  expect(rendered('count')).toBe('2')
  vehicles = 3
  await pass(60_000)
  expect(rendered('count')).toBe('3')
  await emit(() => socket.opens())
  await pass(0)
  expect(rendered('status')).toBe('live')
  const requests = poll.mock.calls.length
  await pass(300_000)
  expect(poll).toHaveBeenCalledTimes(requests)
})
