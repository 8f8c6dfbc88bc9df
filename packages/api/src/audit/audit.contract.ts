import * as z from 'zod/mini'
import { download, endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { day, id } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { AuditEvent } from './auditEvent.ts'

const word = z.string().check(z.minLength(1), z.maxLength(64))

/** What the trail can be narrowed to; `actor_id=system` is what nobody did by hand, `from` and `to` are days in Lagos, both included. */
const query = listQuery({
  sort: ['at', 'actor', 'action'],
  order: '-at',
  filters: { actor_id: word, action: word, entity_type: word, entity_id: id },
  also: { from: z.optional(day), to: z.optional(day) },
})

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/audit-events',
    summary: 'Who did what in an organisation, the newest first.',
    access: { who: 'member', partner: partnerById, areas: 'owner' },
    params: z.object({ id }),
    query,
    /** `actors` and `actions` are all that the trail knows, to choose filters from. */
    response: listResponse(AuditEvent, {
      also: { actors: z.array(z.object({ id: word, name: z.string() })), actions: z.array(z.string()) },
    }),
  }),
  download: download({
    method: 'GET',
    path: '/v1/partners/:id/audit-events/download',
    summary: 'The same as a table of comma-separated values, all pages.',
    access: { who: 'member', partner: partnerById, areas: 'owner' },
    params: z.object({ id }),
    query,
    produces: ['text/csv'],
  }),
}
