import type { RealtimeEvent } from './realtimeEvent.ts'
import type { EventType } from './eventTypes.ts'
import type { Room } from './rooms.ts'

/** `live`: events come as they happen. `reconnecting`: the connection was lost a moment ago. `polling`: three tries have failed, figures are asked for. */
export type RealtimeStatus = 'off' | 'connecting' | 'live' | 'reconnecting' | 'polling'

export type Listener<T extends EventType> = (event: RealtimeEvent<T>) => void

/** The real-time connection of one session in one organisation; a double of it has the same type. */
export interface Realtime {
  connect: () => void
  /** Ends it until `connect` is called again: at logout, and before another organisation is chosen. */
  disconnect: () => void
  /** Wants to be in these rooms, now and after every reconnection. */
  join: (rooms: readonly Room[]) => void
  leave: (rooms: readonly Room[]) => void
  /** Calls back for events of one type; returns a function that stops it. */
  subscribe: <T extends EventType>(type: T, listener: Listener<T>) => () => void
  /** Calls back for every event; returns a function that stops it. */
  subscribeAll: (listener: (event: RealtimeEvent) => void) => () => void
  status: () => RealtimeStatus
  /** Calls back when the status changes; returns a function that stops it. */
  onStatus: (listener: () => void) => () => void
}
