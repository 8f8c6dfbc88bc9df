import type { RealtimeEvent } from './realtimeEvent.ts'
import type { EventType } from './eventTypes.ts'
import type { Room } from './rooms.ts'

/** `live`: connected. `reconnecting`: the connection was lost a moment ago. `polling`: three attempts failed and data is polled. */
export const realtimeStatuses = ['off', 'connecting', 'live', 'reconnecting', 'polling'] as const
export type RealtimeStatus = (typeof realtimeStatuses)[number]

export type Listener<T extends EventType> = (event: RealtimeEvent<T>) => void

/** The realtime connection of a session in one organisation. */
export interface Realtime {
  connect: () => void
  /** Disconnects, at logout and before another organisation is chosen. */
  disconnect: () => void
  /** Joins rooms, now and after every reconnection. */
  join: (rooms: readonly Room[]) => void
  leave: (rooms: readonly Room[]) => void
  /** Subscribes to events of one type. Returns a function that unsubscribes. */
  subscribe: <T extends EventType>(type: T, listener: Listener<T>) => () => void
  /** Subscribes to all events. Returns a function that unsubscribes. */
  subscribeAll: (listener: (event: RealtimeEvent) => void) => () => void
  status: () => RealtimeStatus
  /** Subscribes to status changes. Returns a function that unsubscribes. */
  onStatus: (listener: () => void) => () => void
}
