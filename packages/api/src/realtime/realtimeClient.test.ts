// Longer than most files: one connection through all its states, on one fake socket.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../kernel/errors.ts'
import { createRealtime, type RealtimeOptions } from './realtimeClient.ts'
import type { RealtimeEvent } from './realtimeEvent.ts'
import { FakeSocket } from './fakeSocket.ts'
import type { RealtimeSocket } from './openSocket.ts'

const at = '2026-11-21T13:32:00.000Z'
const member = (seq: number, id = `evt_${seq}`) => ({
  id,
  seq,
  type: 'member.updated',
  at,
  partner_id: 'prt_1',
  data: { member_id: `mem_${seq}`, change: 'roles' },
})

let sockets: FakeSocket[]
let back: () => void
let isOffline: boolean
beforeEach(() => {
  isOffline = false
  vi.useFakeTimers()
  sockets = []
  back = () => undefined
})
afterEach(() => vi.useRealTimers())

function realtime(more: Partial<RealtimeOptions> = {}) {
  const given = {
    url: 'http://localhost',
    token: () => 'token-1' as string | undefined,
    replay: vi.fn<RealtimeOptions['replay']>(async () => ({ data: [], metadata: { seq: 0 } })),
    onResync: vi.fn<() => void>(),
    onDenied: vi.fn<() => void>(),
    onUnauthorized: vi.fn<(token: string) => void>(),
    poll: vi.fn<(what: string) => void>(),
    random: () => 0.5,
    machine: {
      isHidden: () => false,
      isOffline: () => isOffline,
      onBack: (listener: () => void) => {
        back = listener
        return () => undefined
      },
    },
    open: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as RealtimeSocket
    },
  }
  const client = createRealtime({ ...given, ...more })
  const heard: RealtimeEvent[] = []
  client.subscribeAll((event) => heard.push(event))
  return { client, heard, ...given }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const seqs = (heard: RealtimeEvent[]) => heard.map(({ seq }) => seq)

async function live(more: Partial<RealtimeOptions> = {}, seq = 5) {
  const all = realtime(more)
  all.client.join(['partner:prt_1', 'partner:prt_1:members'])
  all.client.connect()
  const [socket] = sockets
  if (!socket) throw new Error('It opened no socket')
  socket.seq = seq
  socket.opens()
  await settle()
  return { ...all, socket }
}

test('connects manually, joins rooms, and is live', async () => {
  const { client, socket } = await live()
  expect(socket.tries).toBe(1)
  expect(socket.requests).toEqual([{ message: 'join-rooms', rooms: ['partner:prt_1', 'partner:prt_1:members'] }])
  expect(client.status()).toBe('live')
})

test('calls subscribers of the type once per event', async () => {
  const { client, heard, socket } = await live()
  const other = vi.fn<(event: RealtimeEvent<'trip.updated'>) => void>()
  const stop = client.subscribe('member.updated', (event) => heard.push(event))
  client.subscribe('trip.updated', other)
  socket.receive('member.updated', member(6))
  socket.receive('member.updated', member(6))
  socket.receive('member.updated', member(4, 'evt_old'))
  stop()
  socket.receive('member.updated', member(9))
  expect(seqs(heard)).toEqual([6, 6, 9])
  expect(other).not.toHaveBeenCalled()
})

test('a connection that continues another one replays what came in between', async () => {
  const replay = vi.fn<RealtimeOptions['replay']>(async () => ({ data: [member(4), member(5)], metadata: { seq: 5 } }))
  const { heard } = await live({ replay, lastSeq: () => 3, partnerId: 'prt_1' })
  expect(replay).toHaveBeenCalledExactlyOnceWith(3)
  expect(seqs(heard)).toEqual([4, 5])
})

test('a denied room of the organisation shows that the roles are outdated; that of one vehicle does not', async () => {
  const all = realtime()
  all.client.join(['partner:prt_1', 'partner:prt_1:members', 'vehicle:veh_1'])
  all.client.connect()
  const [socket] = sockets
  if (!socket) throw new Error('It opened no socket')
  socket.denied = ['vehicle:veh_1']
  socket.opens()
  await settle()
  expect(all.onDenied).not.toHaveBeenCalled()
  socket.denied = ['partner:prt_1:members']
  back()
  await settle()
  expect(all.onDenied).toHaveBeenCalledOnce()
  expect(all.client.status()).toBe('live')
})

test('a page that is back checks its connection, and reconnects if no one answers', async () => {
  const { client, socket } = await live()
  back()
  await settle()
  expect(socket.requests).toHaveLength(2)
  expect(client.status()).toBe('live')
  vi.spyOn(socket, 'timeout').mockImplementation(() => ({ emitWithAck: () => Promise.reject(new Error('timeout')) }))
  back()
  await settle()
  expect(client.status()).toBe('reconnecting')
})

test('says why a session has ended', async () => {
  const { socket, onUnauthorized } = await live()
  socket.receive('session.revoked', { reason: 'access_revoked' })
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('token-1', 'access_revoked')
})

test('ignores unknown events', async () => {
  const { heard, socket } = await live()
  for (const message of [undefined, 7, {}, { ...member(6), type: 'unheard.of' }, { ...member(6), data: { member_id: 3 } }])
    socket.receive('member.updated', message)
  expect(heard).toEqual([])
})

describe('after a gap', () => {
  test('replays missed events once and queues new ones', async () => {
    let answer: (response: { data: unknown[]; metadata: { seq: number } }) => void = () => undefined
    const replay = vi.fn<RealtimeOptions['replay']>(() => new Promise((resolve) => (answer = resolve)))
    const { client, heard, socket } = await live({ replay })
    socket.receive('member.updated', member(6))
    socket.breaks()
    expect(client.status()).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(1000)
    expect(socket.tries).toBe(2)
    socket.seq = 9
    socket.opens()
    await settle()
    expect(replay).toHaveBeenCalledExactlyOnceWith(6)
    socket.receive('member.updated', member(9)) // from the room, and also in the replay
    socket.receive('member.updated', member(10))
    answer({ data: [member(7), member(9)], metadata: { seq: 9 } })
    await settle()
    expect(seqs(heard)).toEqual([6, 7, 9, 10])
    expect(client.status()).toBe('live')
  })

  test('that the server recovered, nothing is replayed', async () => {
    const { socket, replay, heard } = await live()
    socket.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    socket.opens(true)
    socket.receive('member.updated', member(6))
    await settle()
    expect(replay).not.toHaveBeenCalled()
    expect(socket.requests).toHaveLength(1)
    expect(seqs(heard)).toEqual([6])
  })

  test('that is too large, all data is refetched', async () => {
    const replay = vi.fn<RealtimeOptions['replay']>(() => Promise.reject(new ApiError({ status: 410, code: 'GapTooLarge', message: 'x' })))
    const { socket, onResync, heard } = await live({ replay })
    socket.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    socket.seq = 900
    socket.opens()
    await settle()
    expect(onResync).toHaveBeenCalledOnce()
    socket.receive('member.updated', member(900))
    socket.receive('member.updated', member(901))
    expect(seqs(heard)).toEqual([901])
  })
})

describe('without a connection', () => {
  test('polls after three failures until connected', async () => {
    const { client, poll } = realtime()
    client.connect()
    for (const wait of [1000, 2000]) {
      sockets[0]?.fails()
      await vi.advanceTimersByTimeAsync(wait)
    }
    expect(poll).not.toHaveBeenCalled()
    sockets[0]?.fails()
    expect(client.status()).toBe('polling')
    expect(poll.mock.calls.flat()).toEqual(['positions', 'trips', 'notifications'])
    await vi.advanceTimersByTimeAsync(3999)
    sockets[0]?.fails()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(poll.mock.calls.flat().filter((what) => what === 'positions').length).toBeGreaterThanOrEqual(5)
    sockets[0]?.opens()
    await settle()
    const before = poll.mock.calls.length
    await vi.advanceTimersByTimeAsync(120_000)
    expect(poll.mock.calls).toHaveLength(before)
    expect(client.status()).toBe('live')
  })

  test('reconnects at once when online', async () => {
    const { client } = realtime()
    client.connect()
    sockets[0]?.fails()
    back()
    expect(sockets[0]?.tries).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets[0]?.tries).toBe(2)
  })

  test('tries nothing while the device is offline, polls, and connects when it is online', async () => {
    const { client, socket, poll } = await live()
    isOffline = true
    socket.breaks()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(socket.tries).toBe(1)
    expect(client.status()).toBe('polling')
    expect(poll).toHaveBeenCalled()
    isOffline = false
    back()
    expect(socket.tries).toBe(2)
    socket.opens()
    await settle()
    expect(client.status()).toBe('live')
  })

  test('waits for the network when it begins offline', async () => {
    isOffline = true
    const { client } = realtime()
    client.connect()
    expect(client.status()).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sockets[0]?.tries).toBe(0)
    isOffline = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets[0]?.tries).toBe(1)
  })
})

describe('a rejected token', () => {
  test('is reported once and not retried', async () => {
    const { client, onUnauthorized } = realtime()
    client.connect()
    sockets[0]?.fails('Unauthorized')
    client.connect()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('token-1', undefined)
    expect(sockets).toHaveLength(1)
    expect(client.status()).toBe('off')
  })

  test('is handled like a session ended elsewhere', async () => {
    const { socket, onUnauthorized } = await live()
    socket.receive('session.revoked', { reason: 'ended' })
    socket.breaks()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onUnauthorized).toHaveBeenCalledOnce()
    expect(socket.tries).toBe(1)
  })
})

test('uses a renewed token for the next connection', async () => {
  let token = 'token-1'
  const used: string[] = []
  const { socket } = await live({
    token: () => token,
    open: (_url, with_) => {
      used.push(with_)
      const made = new FakeSocket()
      sockets.push(made)
      return made as unknown as RealtimeSocket
    },
  })
  token = 'token-2'
  socket.breaks()
  await vi.advanceTimersByTimeAsync(1000)
  expect(used).toEqual(['token-1', 'token-2'])
})

test('does not join position rooms in low-data mode', async () => {
  const { client } = realtime({ lowData: () => true })
  client.join(['partner:prt_1', 'partner:prt_1:telemetry', 'vehicle:veh_1'])
  client.connect()
  sockets[0]?.opens()
  await settle()
  expect(sockets[0]?.requests).toEqual([{ message: 'join-rooms', rooms: ['partner:prt_1'] }])
})
