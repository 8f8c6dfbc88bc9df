// Longer than most files: the lead of one tab and what the others do are one state.
import { createListenerRegistry } from './listeners.ts'
import { watchEnvironment, type PageEnvironment } from './pageEnvironment.ts'
import { pollIntervalSeconds, startPolling, type PollTarget } from './polling.ts'
import { allResources } from './invalidateOnEvents.ts'
import { parseEvent } from './parseEvent.ts'
import type { RealtimeEvent } from './realtimeEvent.ts'
import type { Realtime, RealtimeStatus } from './realtimeTypes.ts'
import type { Room } from './rooms.ts'
import { TabMessage } from './tabMessages.ts'
import type { Tabs } from './tabs.ts'

/** What the connection of the leading tab needs. */
export interface LeaderOptions {
  /** The number of the last event that this tab knows. */
  lastSeq: () => number | undefined
  onResync: () => void
  onDenied: () => void
  onUnauthorized: (token: string, reason?: string) => void
}

export interface SharedRealtimeOptions {
  /** Creates the connection of the leading tab; `createRealtime` with these options, and without `poll`. */
  open: (options: LeaderOptions) => Realtime
  /** The other tabs; without them this tab always leads. */
  tabs: Tabs | undefined
  /** The organisation whose events are numbered. */
  partnerId: string | undefined
  /** The number of the organisation's last event before the page asked for its data. */
  lastSeq?: number | undefined
  /** Called in every tab when the server rejects the token or has ended its session. */
  onUnauthorized: (reason?: string) => void
  /** Polls at longer intervals. */
  lowData?: (() => boolean) | undefined
  /** @default the browser's */
  machine?: PageEnvironment | undefined
}

/** A connection that all tabs of a browser share. */
export interface SharedRealtime extends Realtime {
  /** Joins these rooms and leaves all others of this tab. */
  setRooms: (rooms: readonly Room[]) => void
  /** Tells the other tabs that resources are stale. */
  tellStale: (resources: readonly string[]) => void
  /**
   * Called with resources that are stale without an event: another tab has changed them, too many events were missed, or there is no
   * connection. What was asked in the last `freshMs` milliseconds is fresh. Returns a function that unsubscribes.
   */
  onStale: (listener: StaleListener) => () => void
  /** Called when the server denies a room of the organisation. Returns a function that unsubscribes. */
  onDenied: (listener: () => void) => () => void
}

type StaleListener = (resources: readonly string[], freshMs: number) => void

/** What is stale when data is polled. Once in two minutes everything is. */
const polledResources: Readonly<Record<PollTarget, string>> = { positions: 'telemetry', trips: 'trips', notifications: allResources }

/** Milliseconds in which the leading tab answers. A tab that the device has frozen does not. */
const answerMs = 3000
const askAgainMs = 30_000

/**
 * Shares one connection between the tabs of a browser: the leading tab holds it and passes on what arrives. If it is closed, or frozen by
 * the device, another one leads and continues after the last event.
 */
export function createSharedRealtime(options: SharedRealtimeOptions): SharedRealtime {
  const { open, tabs, partnerId, machine = watchEnvironment(), lowData = () => false } = options
  const { subscriptions, emit, setStatus } = createListenerRegistry()
  const staleListeners = new Set<StaleListener>()
  const deniedListeners = new Set<() => void>()
  const tabId = Math.random().toString(36).slice(2)
  const own = new Set<Room>()
  /** The rooms of the other tabs. */
  const rooms = new Map<string, readonly Room[]>()
  const joined = new Set<Room>()
  let connection: Realtime | undefined
  let endLead: (() => void) | undefined
  let lastSeq = options.lastSeq
  let stopPolling: (() => void) | undefined
  let answerTimer: ReturnType<typeof setTimeout> | undefined
  let stops: (() => void)[] = []
  let opened: AbortController | undefined

  // A closed connection may still be told its rooms, by a component that is about to go.
  const post = (message: TabMessage) => (opened?.signal.aborted === false ? tabs?.post(message) : undefined)
  const callStale: StaleListener = (resources, freshMs) => {
    for (const listener of staleListeners) listener(resources, freshMs)
  }
  const postStatus = ({ status }: Realtime) => post({ kind: 'status', status: status(), ...(lastSeq === undefined ? {} : { lastSeq }) })
  /** The leading tab has passed on events that this one was not there for yet. */
  const catchUpWith = (leadersSeq: number | undefined) => {
    if (leadersSeq === undefined || lastSeq === undefined || leadersSeq <= lastSeq) return
    lastSeq = leadersSeq
    callStale([allResources], 0)
  }
  const poll = (what: PollTarget) => callStale([polledResources[what]], pollIntervalSeconds[what] * 500)
  const showStatus = (status: RealtimeStatus) => {
    setStatus(status)
    if (status === 'polling') stopPolling ??= startPolling(poll, machine, lowData)
    else {
      stopPolling?.()
      stopPolling = undefined
    }
  }
  const receive = (event: RealtimeEvent) => {
    if (event.seq > 0 && event.partner_id === (partnerId ?? event.partner_id)) lastSeq = Math.max(lastSeq ?? 0, event.seq)
    emit(event)
  }
  const updateRooms = () => {
    if (!connection) return post({ kind: 'rooms', tab: tabId, rooms: [...own] })
    const wanted = new Set([...own, ...[...rooms.values()].flat()])
    const [more, less] = [[...wanted].filter((room) => !joined.has(room)), [...joined].filter((room) => !wanted.has(room))]
    for (const room of more) joined.add(room)
    for (const room of less) joined.delete(room)
    if (more.length > 0) connection.join(more)
    if (less.length > 0) connection.leave(less)
  }

  const lead = () =>
    new Promise<void>((resolve) => {
      clearTimeout(answerTimer)
      const current = open({
        lastSeq: () => lastSeq,
        onResync() {
          post({ kind: 'resync' })
          callStale([allResources], 0)
        },
        onDenied() {
          for (const listener of deniedListeners) listener()
        },
        onUnauthorized(_token, reason) {
          post({ kind: 'unauthorized', ...(reason === undefined ? {} : { reason }) })
          options.onUnauthorized(reason)
        },
      })
      connection = current
      endLead = () => {
        endLead = connection = undefined
        joined.clear()
        current.disconnect()
        resolve()
      }
      current.subscribeAll((event) => {
        post({ kind: 'event', event })
        receive(event)
      })
      current.onStatus(() => {
        if (connection !== current) return
        postStatus(current)
        showStatus(current.status())
      })
      post({ kind: 'rooms?' })
      updateRooms()
      current.connect()
    })
  /** Leads now or after the tabs that wait already. */
  const waitForLead = async (signal: AbortSignal, take = false): Promise<void> => {
    if (!tabs) return lead()
    try {
      await tabs.lead(async () => (signal.aborted ? undefined : lead()), { take, signal })
    } catch {
      // Another tab has taken the lead, or this one waits no longer.
      endLead?.()
      if (!signal.aborted) return waitForLead(signal)
    }
  }
  const askLeader = (signal: AbortSignal) => {
    if (connection || machine.isHidden()) return
    clearTimeout(answerTimer)
    answerTimer = setTimeout(() => {
      if (!connection && !machine.isHidden() && !signal.aborted) void waitForLead(signal, true)
    }, answerMs)
    post({ kind: 'status?' })
  }

  const handle = (message: TabMessage) => {
    switch (message.kind) {
      case 'event': {
        const event = parseEvent(message.event)
        if (event && !connection) receive(event)
        return
      }
      case 'status':
        clearTimeout(answerTimer)
        if (connection) return
        catchUpWith(message.lastSeq)
        return showStatus(message.status)
      case 'status?':
        return connection ? postStatus(connection) : undefined
      case 'rooms':
        rooms.set(message.tab, message.rooms as Room[]) // the server checks every room
        return connection ? updateRooms() : undefined
      case 'rooms?':
        return updateRooms()
      case 'resync':
        return callStale([allResources], 0)
      case 'unauthorized':
        return options.onUnauthorized(message.reason)
      case 'stale':
        return callStale(message.resources, 0)
    }
  }

  return {
    ...subscriptions,
    connect() {
      if (opened) return
      const { signal } = (opened = new AbortController())
      setStatus('connecting')
      const asking = setInterval(() => askLeader(signal), askAgainMs)
      stops = [
        tabs?.onMessage((received) => {
          const message = TabMessage.safeParse(received)
          if (message.success) handle(message.data)
        }),
        machine.onBack(() => askLeader(signal)),
        () => clearInterval(asking),
      ].filter((stop) => stop !== undefined)
      void waitForLead(signal)
      updateRooms()
      askLeader(signal)
    },
    disconnect() {
      post({ kind: 'rooms', tab: tabId, rooms: [] })
      opened?.abort()
      for (const stop of stops) stop()
      clearTimeout(answerTimer)
      endLead?.()
      showStatus('off')
      tabs?.close()
    },
    join(more) {
      for (const room of more) own.add(room)
      updateRooms()
    },
    leave(less) {
      for (const room of less) own.delete(room)
      updateRooms()
    },
    setRooms(next) {
      own.clear()
      for (const room of next) own.add(room)
      updateRooms()
    },
    tellStale: (resources) => post({ kind: 'stale', resources: [...resources] }),
    onStale(listener) {
      staleListeners.add(listener)
      return () => void staleListeners.delete(listener)
    },
    onDenied(listener) {
      deniedListeners.add(listener)
      return () => void deniedListeners.delete(listener)
    },
  }
}
