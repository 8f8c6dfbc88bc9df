import type { RealtimeEvent } from '../realtime/realtimeEvent.ts'
import { events, type EventSubject, type EventData, type EventType } from '../realtime/eventTypes.ts'
import { canJoinRoom, readRoomPart } from '../realtime/roomAccess.ts'
import { userRoom, type Room } from '../realtime/rooms.ts'
import type { DemoData } from './demoData.ts'

/** An emitted event with its rooms. */
export interface EmittedEvent {
  event: RealtimeEvent
  rooms: Room[]
}

/** The number of an organisation's last event; 0 before the first. */
export const lastEventNumber = ({ emittedEvents }: DemoData, partnerId: string): number =>
  emittedEvents.findLast(({ event }) => event.partner_id === partnerId && event.seq > 0)?.event.seq ?? 0

/** Emits an event as the server does: stores it for replay and calls the listeners. */
export function emitEvent<T extends EventType>(
  demoData: DemoData,
  { type, partner_id, user_id, data }: EventSubject & { type: T; data: EventData<T> },
): void {
  const seq = partner_id === undefined || 'fleeting' in events[type] ? 0 : lastEventNumber(demoData, partner_id) + 1
  const event = {
    id: `evt_demo${demoData.emittedEvents.length + 1}`,
    seq,
    type,
    at: demoData.clock().toISOString(),
    partner_id: partner_id ?? null,
    data,
  } as RealtimeEvent
  const rooms = (events[type].rooms as (about: EventSubject, data: unknown) => Room[])({ partner_id, user_id }, data)
  demoData.emittedEvents.push({ event, rooms })
  for (const listener of demoData.listeners) listener({ event, rooms })
}

/** Whether a user receives events of one of the rooms. */
export function canReceive(rooms: readonly Room[], { roles, user_id }: { roles: readonly string[]; user_id: string }): boolean {
  return rooms.some((room) => {
    if (room === userRoom(user_id)) return true
    const at = readRoomPart(room)
    return at !== undefined && canJoinRoom(at.part, roles)
  })
}
