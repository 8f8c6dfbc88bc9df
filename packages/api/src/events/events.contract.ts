import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { Envelope } from '../realtime/realtimeEvent.ts'

/** The maximum number of replayed events. */
export const maxReplayedEvents = 500
/** The maximum age of replayed events in minutes. */
export const maxReplayMinutes = 15

const afterSeqMessage = '`after_seq` must be 0 or more'

export const events = {
  replay: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/events',
    summary: "List the events after a sequence number that the caller's roles may receive. 410 if there are too many or they are too old.",
    access: { who: 'member', partner: partnerById, areas: 'any' },
    params: z.object({ id }),
    query: z.object({ after_seq: z.coerce.number<number>(afterSeqMessage).check(z.int(afterSeqMessage), z.minimum(0, afterSeqMessage)) }),
    response: z.object({ data: z.array(Envelope), metadata: z.object({ seq: z.int(), as_of: instant }) }),
    errors: ['GapTooLarge'],
  }),
}
