import { events as kinds, isEventType, type EventSubject, type RealtimeEvent, type Room } from '@vehicle-partner/api/server'
import type { events } from '../db/schema/operationTables.ts'

export type EventRow = typeof events.$inferSelect

/** An event as sent to clients; undefined if this version does not know its type. */
export function toRealtimeEvent(row: EventRow): RealtimeEvent | undefined {
  const { id, seq, type, at, partner_id, actor_id, actor_name, request_id, data } = row
  if (!isEventType(type)) return undefined
  const actor = actor_id === null ? undefined : { id: actor_id, name: actor_name ?? '', ...(request_id === null ? {} : { request_id }) }
  // Parsed by the type's schema before it was stored.
  return { id, seq: seq ?? 0, type, at: at.toISOString(), partner_id, ...(actor ? { actor } : {}), data } as RealtimeEvent
}

/** All rooms that receive an event. */
export function listRooms(type: RealtimeEvent['type'], about: EventSubject, data: unknown): Room[] {
  return (kinds[type].rooms as (about: EventSubject, data: unknown) => Room[])(about, data)
}
