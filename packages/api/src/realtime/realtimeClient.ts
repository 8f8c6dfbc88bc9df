import * as z from 'zod/mini'
import { ApiError } from '../kernel/errors.ts'
import { backoffMs } from './backoff.ts'
import { events } from './eventTypes.ts'
import { parseEvent } from './parseEvent.ts'
import type { RealtimeEvent } from './realtimeEvent.ts'
import { createListenerRegistry } from './listeners.ts'
import { watchEnvironment, type PageEnvironment } from './pageEnvironment.ts'
import { startPolling, type PollTarget } from './polling.ts'
import type { Realtime } from './realtimeTypes.ts'
import type { Room } from './rooms.ts'
import { createEventSequence } from './eventSequence.ts'
import { openSocket, type RealtimeSocket } from './openSocket.ts'

export interface RealtimeOptions {
  /** The origin of the server. */
  url: string
  /** The current bearer token, read at each connection. */
  token: () => string | undefined
  /** The organisation of the rooms, for users who have several. Events of others are not counted as missed. */
  partnerId?: string | undefined
  /** The number of the last event that the page knows already: from another connection, or from the answers that it began with. */
  lastSeq?: (() => number | undefined) | undefined
  /** Fetches missed events: `(after_seq) => api.events.replay({ params: { id }, query: { after_seq } })`. */
  replay: (afterSeq: number) => Promise<{ data: unknown[]; metadata: { seq: number } }>
  /** Called if too many events were missed and all data must be refetched. */
  onResync: () => void
  /** Called once for each token that the server rejects or whose session has ended, with the reason that the server gives. */
  onUnauthorized: (token: string, reason?: string) => void
  /** Called when the server denies a room of the organisation: the roles that the page knows are outdated. */
  onDenied?: (() => void) | undefined
  /** Polls data while there is no connection. */
  poll?: ((what: PollTarget) => void) | undefined
  /** Polls at longer intervals and does not join position rooms. */
  lowData?: (() => boolean) | undefined
  /** Network and visibility of the page. @default the browser's */
  machine?: PageEnvironment | undefined
  /** @default Math.random */
  random?: (() => number) | undefined
  /** @default a socket of socket.io */
  open?: ((url: string, token: string) => RealtimeSocket) | undefined
}

/** Failed attempts before polling starts. */
const maxFailuresBeforePolling = 3
const joinTimeoutMs = 10_000

const JoinResult = z.object({
  ok: z.boolean(),
  joined: z.array(z.string()),
  denied: z.array(z.object({ room: z.string(), code: z.string() })),
  seq: z.number(),
})

/** Closes a socket. One that is still connecting closes once it is open: browsers report a WebSocket that is closed before as an error. */
function close(socket: RealtimeSocket): void {
  if (socket.connected) socket.disconnect()
  else socket.on('connect', () => void socket.disconnect())
}

/** Creates the realtime connection of a session in one organisation: joins rooms, replays missed events, reconnects, and polls as a fallback. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { url, replay, onResync, random = Math.random, open = openSocket, lowData = () => false } = options
  const { subscriptions, emit, setStatus } = createListenerRegistry()
  const rooms = new Set<Room>()
  const rejectedTokens = new Set<string>()
  let sequence = createEventSequence(options.partnerId)
  let socket: RealtimeSocket | undefined
  let usedToken: string | undefined
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  /** Events that arrive during a replay are queued. */
  let queued: RealtimeEvent[] | undefined
  let stopPolling: (() => void) | undefined
  let stopWatching: (() => void) | undefined

  const deliver = (event: RealtimeEvent) => {
    if (sequence.accept(event)) emit(event)
  }
  const wantedRooms = () => [...rooms].filter((room) => !lowData() || !/^vehicle:|:telemetry$/.test(room))
  const ask = async (message: 'join-rooms' | 'leave-rooms', which: readonly Room[], through: RealtimeSocket) => {
    const result = JoinResult.parse(await through.timeout(joinTimeoutMs).emitWithAck(message, which))
    if (through === socket && result.denied.some(({ room }) => room.startsWith('partner:'))) options.onDenied?.()
    return result
  }

  const giveUp = (token: string, reason?: string) => {
    if (rejectedTokens.has(token)) return
    rejectedTokens.add(token)
    stop()
    options.onUnauthorized(token, reason)
  }

  const arrived = () => {
    failures = 0
    stopPolling?.()
    stopPolling = undefined
    setStatus('live')
  }

  /** Rejoins all rooms and replays missed events. */
  const enter = async (through: RealtimeSocket) => {
    queued = []
    try {
      const { seq } = await ask('join-rooms', wantedRooms(), through)
      if (through !== socket || !through.connected) return
      await closeGap(seq)
      if (through !== socket || !through.connected) return
      const waiting = queued
      queued = undefined
      for (const event of waiting) deliver(event)
      // Events that the role may not receive leave gaps in the sequence, also at its end.
      sequence.moveTo(Math.max(seq, sequence.last() ?? 0))
      arrived()
    } catch {
      // Without rooms the connection is useless.
      if (through === socket) lose()
    }
  }

  const closeGap = async (seq: number) => {
    const last = sequence.last()
    if (last === undefined || last === seq) return
    try {
      const { data } = await replay(last)
      for (const each of data) {
        const event = parseEvent(each)
        if (event) deliver(event)
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw error
      sequence = createEventSequence(options.partnerId)
      onResync()
    }
  }

  const lose = () => {
    if (usedToken === undefined || retry !== undefined) return
    failures += 1
    retry = setTimeout(start, backoffMs(failures - 1, random))
    queued = undefined
    if (socket?.connected) socket.disconnect()
    if (failures >= maxFailuresBeforePolling && options.poll) stopPolling ??= startPolling(options.poll, machine, lowData)
    setStatus(failures >= maxFailuresBeforePolling ? 'polling' : 'reconnecting')
  }

  /** Connects with the current token. A previous socket resumes where it stopped. */
  const start = () => {
    clearTimeout(retry)
    retry = undefined
    const token = options.token()
    if (token === undefined || rejectedTokens.has(token)) return stop()
    if (token !== usedToken || !socket) {
      const before = socket
      socket = listenTo(open(url, token), token)
      if (before) close(before)
      usedToken = token
    }
    // Without a network browsers report each attempt as an error, with its address and the token in it.
    if (machine.isOffline()) lose()
    else socket.connect()
  }

  const listenTo = (current: RealtimeSocket, token: string) => {
    current.on('connect', () => {
      if (current !== socket) return
      // The server restored the rooms and missed events, so no replay is needed.
      if (current.recovered) arrived()
      else void enter(current)
    })
    current.on('connect_error', (error: Error & { data?: { code?: string } }) => {
      if (current !== socket) return
      if (error.data?.code === 'Unauthorized') giveUp(token)
      else lose()
    })
    current.on('disconnect', () => {
      if (current === socket) lose()
    })
    current.onAny((type: string, message: unknown) => {
      if (current !== socket) return
      if (type === 'session.revoked') return giveUp(token, events['session.revoked'].data.safeParse(message).data?.reason)
      const event = parseEvent(message)
      if (!event) return
      if (queued) queued.push(event)
      else deliver(event)
    })
    return current
  }

  const stop = () => {
    usedToken = undefined
    clearTimeout(retry)
    retry = undefined
    stopPolling?.()
    stopWatching?.()
    stopPolling = stopWatching = undefined
    const current = socket
    socket = undefined
    if (current) close(current)
    failures = 0
    queued = undefined
    setStatus('off')
  }

  const machine = options.machine ?? watchEnvironment()
  return {
    ...subscriptions,
    connect() {
      const token = options.token()
      if (usedToken !== undefined || token === undefined || rejectedTokens.has(token)) return
      sequence = createEventSequence(options.partnerId)
      const lastSeq = options.lastSeq?.()
      if (lastSeq !== undefined) sequence.moveTo(lastSeq)
      setStatus('connecting')
      stopWatching = machine.onBack(() => {
        // Reconnect at once when the page is online or visible again.
        if (retry !== undefined) start()
        // A connection may have been lost without notice while the device slept: joining again shows it, and closes the gap.
        else if (socket?.connected && !queued) void enter(socket)
      })
      start()
    },
    disconnect: stop,
    join(more) {
      const fresh = more.filter((room) => !rooms.has(room))
      for (const room of fresh) rooms.add(room)
      const now = wantedRooms().filter((room) => fresh.includes(room))
      if (socket?.connected && !queued && now.length > 0) ask('join-rooms', now, socket).catch(() => undefined)
    },
    leave(less) {
      for (const room of less) rooms.delete(room)
      if (socket?.connected) ask('leave-rooms', less, socket).catch(() => undefined)
    },
  }
}
