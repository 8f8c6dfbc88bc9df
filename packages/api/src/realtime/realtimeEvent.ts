import * as z from 'zod/mini'
import { id, instant } from '../kernel/commonSchemas.ts'
import type { EventData, EventType } from './eventTypes.ts'

/** The envelope of every event. */
export const Envelope = z.object({
  id,
  /** The sequence number within the organisation; 0 for events without one. A role may see gaps. */
  seq: z.int(),
  type: z.string(),
  at: instant,
  partner_id: z.nullable(id),
  /** The acting user; absent for the server. `request_id` identifies the tab's own request. */
  actor: z.optional(z.object({ id, name: z.string(), request_id: z.optional(z.string()) })),
  data: z.unknown(),
})

export type Actor = { id: string; name: string; request_id?: string | undefined }

/** An event with its envelope. */
export type RealtimeEvent<T extends EventType = EventType> = {
  [K in T]: Omit<z.output<typeof Envelope>, 'type' | 'data'> & { type: K; data: EventData<K> }
}[T]
