import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { day, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

const Rule = z.object({ label: z.string(), amount_kobo: kobo })

/** A version of the operator's rates. */
export const RateCard = z.object({
  id,
  version: z.int(),
  vehicle_type: z.string(),
  route: z.nullable(z.object({ id, label: z.string() })),
  basis: openEnum(['per_trip', 'per_day', 'per_km', 'revenue_share']),
  rate_kobo: z.nullable(kobo),
  share_bps: z.nullable(z.int()),
  platform_fee_bps: z.int(),
  withholding: z.object({
    rate_bps: z.int(),
    /** The basis of the rate. */
    basis: z.string(),
  }),
  bonuses: z.array(Rule),
  penalties: z.array(Rule),
  min_trips_per_month: z.nullable(z.int()),
  effective_from: day,
  /** Announced at least fourteen days before it takes effect. */
  announced_at: instant,
  /** Past, current, or announced. */
  state: openEnum(['past', 'current', 'announced']),
})
export type RateCard = z.output<typeof RateCard>

export const rateCards = {
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/rate-cards',
    summary: "List all versions of the operator's rate card, newest first.",
    access: { who: 'member', partner: partnerById, areas: ['earnings'] },
    params: z.object({ id }),
    query: z.object({ vehicle_type: z.optional(z.string().check(z.minLength(1), z.maxLength(40))) }),
    response: z.object({ data: z.array(RateCard), metadata: z.object({ as_of: instant }) }),
  }),
}
