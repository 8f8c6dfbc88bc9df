import * as z from 'zod/mini'
import { realtimeStatuses } from './realtimeTypes.ts'

/** A message between the tabs of a browser that share one connection. */
export const TabMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), event: z.unknown() }),
  z.object({ kind: z.literal('status'), status: z.enum(realtimeStatuses), lastSeq: z.optional(z.number()) }),
  /** A tab asks the leading one for the status. */
  z.object({ kind: z.literal('status?') }),
  z.object({ kind: z.literal('rooms'), tab: z.string(), rooms: z.array(z.string()) }),
  /** The leading tab asks the others for their rooms. */
  z.object({ kind: z.literal('rooms?') }),
  z.object({ kind: z.literal('resync') }),
  z.object({ kind: z.literal('unauthorized'), reason: z.optional(z.string()) }),
  z.object({ kind: z.literal('stale'), resources: z.array(z.string()) }),
])
export type TabMessage = z.output<typeof TabMessage>
