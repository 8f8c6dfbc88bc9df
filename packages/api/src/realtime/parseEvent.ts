import { events, isEventType } from './eventTypes.ts'
import { Envelope, type RealtimeEvent } from './realtimeEvent.ts'

/** Parses a message as an event. Undefined if this version does not know it. */
export function parseEvent(message: unknown): RealtimeEvent | undefined {
  const envelope = Envelope.safeParse(message)
  if (!envelope.success || !isEventType(envelope.data.type)) return undefined
  const data = events[envelope.data.type].data.safeParse(envelope.data.data)
  return data.success ? ({ ...envelope.data, data: data.data } as RealtimeEvent) : undefined // parsed by the type's own schema
}
