import * as z from 'zod/mini'
import { download, endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { day, id } from '../kernel/commonSchemas.ts'
import { endsAfterStart } from '../money/dateRanges.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { AuditEvent } from './auditEvent.ts'

const word = z.string().check(z.minLength(1), z.maxLength(64))

/** Filters of the audit log. `actor_id=system` selects automatic events; `from` and `to` are inclusive days in Lagos. */
const query = listQuery({
  sort: ['at', 'actor', 'action'],
  order: '-at',
  filters: { actor_id: word, action: word, entity_type: word, entity_id: id },
  also: { from: z.optional(day), to: z.optional(day) },
}).check(endsAfterStart)

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/audit-events',
    summary: 'List the audit events of an organisation, newest first.',
    access: { who: 'member', partner: partnerById, areas: 'owner' },
    params: z.object({ id }),
    query,
    /** `actors` and `actions` are all values of the log, as filter options. */
    response: listResponse(AuditEvent, {
      also: { actors: z.array(z.object({ id: word, name: z.string() })), actions: z.array(z.string()) },
    }),
  }),
  download: download({
    method: 'GET',
    path: '/v1/partners/:id/audit-events/download',
    summary: 'Download all matching audit events as CSV.',
    access: { who: 'member', partner: partnerById, areas: 'owner' },
    params: z.object({ id }),
    query,
    produces: ['text/csv'],
  }),
}
