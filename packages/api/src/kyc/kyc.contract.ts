import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant } from '../kernel/schema.ts'
import { PartnerMode, StepState } from '../users/membership.ts'

const review = {
  status: StepState,
  submitted_at: z.optional(z.nullable(instant)),
  reviewed_at: z.optional(z.nullable(instant)),
  reason_code: z.optional(z.nullable(z.string())),
  /** Why it was declined, for people. */
  reason_text: z.optional(z.nullable(z.string())),
}

export const kyc = {
  status: endpoint({
    method: 'GET',
    path: '/v1/partners/:account_sid/kyc/status',
    summary: 'How far identity, address and company documents have come.',
    access: { who: 'member', partner: { in: 'params', name: 'account_sid', by: 'account_sid' }, areas: 'owner' },
    params: z.object({ account_sid: id }),
    reply: data(
      z.object({
        mode: PartnerMode,
        identity: z.object({ ...review, document_type: z.optional(z.nullable(z.string())), attempts_left: z.optional(z.int()) }),
        address: z.object({ ...review, partner_type: PartnerMode }),
        company: z.optional(
          z.object({
            /** `pending`, `under-review` or `completed`, as the checklist says it. */
            status: z.string(),
            documents: z.array(z.object({ id, type: z.string(), status: z.string() })),
          }),
        ),
      }),
    ),
  }),
}
