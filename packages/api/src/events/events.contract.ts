import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { Envelope } from '../realtime/realtimeEvent.ts'

/** How many events a client can catch up on at most. */
export const maxReplayedEvents = 500
/** How long ago the first of them may have been, in minutes. */
export const maxReplayMinutes = 15

export const events = {
  replay: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/events',
    summary: 'What was told since a number, as far as the caller’s roles let them hear it; 410 when it is too much or too long ago.',
    access: { who: 'member', partner: partnerById, areas: 'any' },
    params: z.object({ id }),
    query: z.object({ after_seq: z.coerce.number<number>('Say after which number').check(z.int(), z.minimum(0)) }),
    response: z.object({ data: z.array(Envelope), metadata: z.object({ seq: z.int(), as_of: instant }) }),
    errors: ['GapTooLarge'],
  }),
}
