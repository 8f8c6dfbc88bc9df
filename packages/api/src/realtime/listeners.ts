import type { RealtimeEvent } from './realtimeEvent.ts'
import type { EventType } from './eventTypes.ts'
import type { Listener, Realtime, RealtimeStatus } from './realtimeTypes.ts'

/** The listeners of events and status, shared by the client and its fake. */
export function createListenerRegistry() {
  const byType = new Map<EventType, Set<(event: RealtimeEvent) => void>>()
  const all = new Set<(event: RealtimeEvent) => void>()
  const watchers = new Set<() => void>()
  let status: RealtimeStatus = 'off'

  const subscribe = <T extends EventType>(type: T, listener: Listener<T>) => {
    const own = listener as (event: RealtimeEvent) => void // only called with events of its type
    const listeners = byType.get(type) ?? new Set()
    byType.set(type, listeners.add(own))
    return () => void listeners.delete(own)
  }
  const subscriptions: Pick<Realtime, 'subscribe' | 'subscribeAll' | 'status' | 'onStatus'> = {
    subscribe,
    subscribeAll(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    status: () => status,
    onStatus(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
  }
  const emit = (event: RealtimeEvent) => {
    for (const listener of [...(byType.get(event.type) ?? []), ...all]) listener(event)
  }
  const setStatus = (next: RealtimeStatus) => {
    if (next === status) return
    status = next
    for (const watcher of watchers) watcher()
  }
  return { subscriptions, emit, setStatus }
}
