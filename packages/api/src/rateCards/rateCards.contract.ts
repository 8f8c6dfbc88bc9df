import * as z from 'zod/mini'
import { addedField } from '../kernel/addedFields.ts'
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
  /** Who of the organisation first confirmed having read the announcement. */
  acknowledged: addedField(z.nullable(z.object({ at: instant, by: z.string() }))),
})
export type RateCard = z.output<typeof RateCard>
/** A rate card with the fields that a server must fill. */
export type CompleteRateCard = z.input<typeof RateCard>

const RateCardList = z.object({ data: z.array(RateCard), metadata: z.object({ as_of: instant }) })

export const rateCards = {
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/rate-cards',
    summary: "List all versions of the operator's rate card, newest first.",
    access: { who: 'member', partner: partnerById, areas: ['earnings'] },
    params: z.object({ id }),
    query: z.object({ vehicle_type: z.optional(z.string().check(z.minLength(1), z.maxLength(40))) }),
    response: RateCardList,
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/rate-cards/acknowledge',
    summary: 'Confirm having read the announced rates. It changes nothing about them, and the first confirmation stays.',
    access: { who: 'member', partner: partnerById, areas: ['earnings'] },
    params: z.object({ id }),
    /** `as_of` is that of the list that was read: what was announced after it stays open. */
    body: z.object({ as_of: instant }),
    response: RateCardList,
    invalidates: ['rateCards'],
  }),
}
