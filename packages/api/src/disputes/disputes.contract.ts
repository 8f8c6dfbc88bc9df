import { disputeReasons, disputeStates } from '@vehicle-partner/domain'
import { disputeSchema } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

/** A dispute about an earning line. */
export const Dispute = z.object({
  id,
  line: z.object({ id, reference: z.string(), amount_kobo: kobo, direction: z.enum(['credit', 'debit']), description: z.string() }),
  reason: openEnum(disputeReasons),
  text: z.string(),
  /** Locations of attached files, valid for one to two hours. */
  files: z.array(z.string()),
  state: openEnum(disputeStates),
  /** The reason of the decision, for users. */
  decision_text: z.nullable(z.string()),
  /** The correcting earning line of an accepted dispute. */
  adjustment_id: z.nullable(id),
  created_by: z.string(),
  created_at: instant,
  decided_at: z.nullable(instant),
})
export type Dispute = z.output<typeof Dispute>

export const disputes = {
  open: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/earnings/:lineId/disputes',
    summary: 'Dispute an earning line, up to thirty days after its payslip. A line has one open dispute at most.',
    access: { who: 'member', partner: { in: 'params', name: 'id', by: 'id' }, areas: ['earnings'] },
    params: z.object({ id, lineId: id }),
    body: disputeSchema,
    response: data(Dispute),
    status: 201,
    errors: ['ItemAlreadyExist', 'InvalidTransition'],
    invalidates: ['disputes', 'earnings', 'payslips'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/disputes',
    summary: 'List the disputes of an organisation, newest first.',
    access: { who: 'member', partner: partnerById, areas: ['earnings'] },
    params: z.object({ id }),
    query: listQuery({ sort: ['created_at'], order: '-created_at', filters: { state: z.enum(disputeStates), line_id: id } }),
    response: listResponse(Dispute, { counts: disputeStates }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/disputes/:id',
    summary: 'Get a dispute with its decision.',
    access: { who: 'member', partner: { in: 'params', name: 'id', by: 'dispute' }, areas: ['earnings'] },
    params: z.object({ id }),
    response: data(Dispute),
  }),
}
