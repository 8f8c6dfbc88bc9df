import type { RealtimeEvent } from './realtimeEvent.ts'
import type { EventData, EventType } from './eventTypes.ts'
import { createListenerRegistry } from './listeners.ts'
import type { Realtime, RealtimeStatus } from './realtime.ts'
import type { Room } from './rooms.ts'

/** A connection for tests and stories: nothing comes but what they emit. */
export interface FakeRealtime extends Realtime {
  /** Tells an event, as the server would. */
  emit: <T extends EventType>(type: T, data: EventData<T>, about?: Partial<Pick<RealtimeEvent, 'at' | 'partner_id' | 'actor'>>) => void
  setStatus: (status: RealtimeStatus) => void
  /** The rooms that are wanted now. */
  rooms: () => Room[]
}

/** Makes a double; its events are at the given moment (ISO 8601) unless they say otherwise. */
export function createFakeRealtime(at: string): FakeRealtime {
  const { door, tell, setStatus } = createListenerRegistry()
  const rooms = new Set<Room>()
  let seq = 0
  return {
    ...door,
    setStatus,
    connect: () => setStatus('live'),
    disconnect: () => setStatus('off'),
    join: (more) => more.forEach((room) => rooms.add(room)),
    leave: (less) => less.forEach((room) => rooms.delete(room)),
    rooms: () => [...rooms],
    emit(type, data, about = {}) {
      seq += 1
      tell({ id: `evt_${seq}`, seq, type, at, partner_id: null, ...about, data } as RealtimeEvent) // `data` is of the type's own
    },
  }
}
