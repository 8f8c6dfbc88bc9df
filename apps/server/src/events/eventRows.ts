import { events as kinds, isEventType, type About, type RealtimeEvent, type Room } from '@vehicle-partner/api/server'
import type { events } from '../db/schema/operationTables.ts'

export type EventRow = typeof events.$inferSelect

/** An event as it travels; undefined for a kind that this version does not know any more. */
export function toRealtimeEvent(row: EventRow): RealtimeEvent | undefined {
  const { id, seq, type, at, partner_id, actor_id, actor_name, request_id, data } = row
  if (!isEventType(type)) return undefined
  const actor = actor_id === null ? undefined : { id: actor_id, name: actor_name ?? '', ...(request_id === null ? {} : { request_id }) }
  // The data was parsed by the kind's own schema before it was written.
  return { id, seq: seq ?? 0, type, at: at.toISOString(), partner_id, ...(actor ? { actor } : {}), data } as RealtimeEvent
}

/** Every room that hears of an event. */
export function listRooms(type: RealtimeEvent['type'], about: About, data: unknown): Room[] {
  return (kinds[type].rooms as (about: About, data: unknown) => Room[])(about, data)
}
