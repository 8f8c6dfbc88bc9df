import { periods } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { day, id, instant, kobo, openEnum } from '../kernel/schema.ts'

/** `?period=`: one of the eight of spec section 9. */
export const PeriodQuery = z.object({ period: z.optional(z.enum(periods)) })
export const ofPartner = { in: 'params', name: 'id', by: 'id' } as const

/** Something that the partner has to do, with the page where it is done. */
export const NeedsAction = z.object({
  kind: z.string(),
  severity: openEnum(['info', 'warning', 'critical']),
  count: z.int(),
  /** The state in words: '2 papers have expired'. */
  label: z.string(),
  /** What follows from it, in one sentence. */
  detail: z.optional(z.string()),
  action_label: z.optional(z.string()),
  /** Path inside the portal. */
  link: z.string(),
})

export type NeedsAction = z.output<typeof NeedsAction>

/** Figures of the dashboard. Money is absent for roles without earnings access, never zero. */
export const Summary = z.object({
  total_drivers: z.optional(z.int()),
  total_vehicles: z.optional(z.int()),
  /** Approved company documents. */
  companyDocs: z.optional(z.int()),
  companyDocsStatus: z.optional(openEnum(['pending', 'under-review', 'completed'])),
  total_upcoming_trips: z.optional(z.int()),
  total_active_trips: z.optional(z.int()),
  total_completed_trips: z.optional(z.int()),
  settlement_accounts: z.optional(z.int()),
  vehicles_needing_papers: z.optional(z.int()),
  drivers_without_vehicle: z.optional(z.int()),
  /** The next departure of the organisation, whatever the period. */
  next_trip: z.optional(z.nullable(z.object({ departure_at: instant, origin: z.string(), destination: z.string() }))),
  /** The same figures of the period before; absent where there is none (`all`). */
  previous: z.optional(z.object({ total_completed_trips: z.int() })),
  earningsSummary: z.optional(
    z.object({
      /** `amount` is naira with two decimals, as the specification has it; clients prefer `amount_kobo`. */
      unsettledEarnings: z.object({ amount: z.number(), amount_kobo: kobo, currency: z.literal('NGN') }),
      next_payout: z.nullable(z.object({ date: day, estimate_kobo: kobo })),
    }),
  ),
  needs_action: z.array(NeedsAction),
  /** `from` and `to` are inclusive days in Africa/Lagos; both absent for `all`. */
  period: z.object({ key: z.enum(periods), from: z.optional(day), to: z.optional(day) }),
})
export type Summary = z.output<typeof Summary>

export const partners = {
  summary: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/summaries',
    summary: 'The figures of the dashboard for a period.',
    access: { who: 'member', partner: ofPartner, areas: ['dashboard'] },
    params: z.object({ id }),
    query: PeriodQuery,
    reply: z.object({ data: Summary, metadata: z.object({ as_of: instant }) }),
  }),
}
