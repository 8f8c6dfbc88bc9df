import * as z from 'zod/mini'
import { id, instant } from '../kernel/commonSchemas.ts'
import type { EventData, EventType } from './eventTypes.ts'

/** What stands around the data of every event. */
export const Envelope = z.object({
  id,
  /** Grows by one for each event of an organisation; 0 for what has no place in a sequence. A role sees holes. */
  seq: z.int(),
  type: z.string(),
  at: instant,
  partner_id: z.nullable(id),
  /** Who did it; absent when the server did. `request_id` lets the tab that asked know its own doing. */
  actor: z.optional(z.object({ id, name: z.string(), request_id: z.optional(z.string()) })),
  data: z.unknown(),
})

export type Actor = { id: string; name: string; request_id?: string | undefined }

/** One event as it travels. */
export type RealtimeEvent<T extends EventType = EventType> = {
  [K in T]: Omit<z.output<typeof Envelope>, 'type' | 'data'> & { type: K; data: EventData<K> }
}[T]
