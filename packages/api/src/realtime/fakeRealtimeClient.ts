import type { RealtimeEvent } from './realtimeEvent.ts'
import type { EventData, EventType } from './eventTypes.ts'
import { createListenerRegistry } from './listeners.ts'
import type { Realtime, RealtimeStatus } from './realtimeTypes.ts'
import type { Room } from './rooms.ts'

/** A realtime connection for tests and stories that only delivers events they emit. */
export interface FakeRealtime extends Realtime {
  /** Emits an event as the server does. */
  emit: <T extends EventType>(type: T, data: EventData<T>, about?: Partial<Pick<RealtimeEvent, 'at' | 'partner_id' | 'actor'>>) => void
  setStatus: (status: RealtimeStatus) => void
  /** The joined rooms. */
  rooms: () => Room[]
}

/** Creates a fake connection. `at` is the default time of its events (ISO 8601). */
export function createFakeRealtime(at: string): FakeRealtime {
  const { subscriptions, emit: dispatch, setStatus } = createListenerRegistry()
  const rooms = new Set<Room>()
  let seq = 0
  return {
    ...subscriptions,
    setStatus,
    connect: () => setStatus('live'),
    disconnect: () => setStatus('off'),
    join: (more) => more.forEach((room) => rooms.add(room)),
    leave: (less) => less.forEach((room) => rooms.delete(room)),
    rooms: () => [...rooms],
    emit(type, data, about = {}) {
      seq += 1
      dispatch({ id: `evt_${seq}`, seq, type, at, partner_id: null, ...about, data } as RealtimeEvent) // `data` matches `type`
    },
  }
}
