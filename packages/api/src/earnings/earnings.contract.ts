import { disputeStates, earningTypes } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { day, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { currency } from '../money/payee.ts'
import { DateRange, endsAfterStart, dateRangeShape, DateRangeQuery } from '../money/dateRanges.ts'
import { partnerById } from '../partners/partners.contract.ts'

export const earningStates = ['pending', 'unsettled', 'settled', 'void'] as const
const direction = z.enum(['credit', 'debit'])
const EntityReference = z.object({ id, label: z.string() })

/** One amount that was earned or taken. It never changes; a correction is another line. */
export const EarningLine = z.object({
  id,
  reference: z.string(),
  occurred_at: instant,
  service_date: day,
  type: openEnum(earningTypes),
  direction,
  /** Never negative; `direction` says which way it counts. */
  amount_kobo: kobo,
  currency,
  description: z.string(),
  vehicle: z.nullable(EntityReference),
  driver: z.nullable(EntityReference),
  /** `label` is the trip's reference. */
  trip: z.nullable(EntityReference),
  route: z.nullable(EntityReference),
  /** How the amount came about. */
  formula: z.nullable(
    z.object({
      text: z.string(),
      inputs: z.array(z.object({ label: z.string(), value: z.string() })),
      rate_card_version: z.int(),
    }),
  ),
  /** `pending` for two days, `unsettled` until a payslip takes it. */
  state: openEnum(earningStates),
  payslip_id: z.nullable(id),
  /** The line that this one corrects. */
  reverses_id: z.nullable(id),
  /** The last query about it. */
  dispute: z.nullable(z.object({ id, state: openEnum(disputeStates) })),
  created_at: instant,
})
export type EarningLine = z.output<typeof EarningLine>

/** Sums of a span. */
export const EarningSums = z.object({ gross_kobo: kobo, deductions_kobo: kobo, net_kobo: kobo, trips: z.int() })

const summary = {
  ...EarningSums.shape,
  currency,
  /** What is earned and on no payslip yet, whatever the span. */
  unsettled_kobo: kobo,
  by_type: z.array(z.object({ type: openEnum(earningTypes), direction, amount_kobo: kobo, count: z.int() })),
  /** Every day, week or month of the span, those without lines with zeros; `date` is its first day. */
  series: z.array(z.object({ date: day, gross_kobo: kobo, deductions_kobo: kobo, net_kobo: kobo })),
  step: z.enum(['day', 'week', 'month']),
  /** The same sums of the period before; null where there is none. */
  previous: z.nullable(EarningSums),
  period: DateRange,
}
const metadata = z.object({ as_of: instant })
const areas = ['earnings'] as const

/** What one vehicle brought. */
export const VehicleEarnings = z.object({
  vehicle: z.object({ id, registration_number: z.string(), name: z.string(), type: z.string() }),
  ...EarningSums.shape,
  /** The partner's own costs as far as they are set, and what is left; margin in basis points of the gross. */
  costs_kobo: kobo,
  profit_kobo: kobo,
  margin_bps: z.nullable(z.int()),
  /** Metres of completed trips. */
  distance_m: z.int(),
  /** Net by kilometre; null without any. */
  net_per_km_kobo: z.nullable(kobo),
})

export const earnings = {
  summary: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/earnings/summary',
    summary: 'Gross, deductions and net of a span, by type and over time, with what is unsettled and the next payout.',
    access: { who: 'member', partner: partnerById, areas },
    params: z.object({ id }),
    query: DateRangeQuery,
    response: z.object({
      data: z.object({ ...summary, next_payout: z.nullable(z.object({ date: day, estimate_kobo: kobo })) }),
      metadata,
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/earnings',
    summary: 'The earning lines of an organisation. A search finds a reference, or an exact amount: 42000 or 42,000.',
    access: { who: 'member', partner: partnerById, areas },
    params: z.object({ id }),
    query: listQuery({
      sort: ['occurred_at', 'amount', 'type', 'reference'],
      order: '-occurred_at',
      filters: {
        type: z.enum(earningTypes),
        state: z.enum(earningStates),
        direction,
        vehicle_id: id,
        driver_id: id,
        route_id: id,
        trip_id: id,
        payslip_id: id,
      },
      also: dateRangeShape,
    }).check(endsAfterStart as never),
    response: listResponse(EarningLine, { counts: earningStates, also: { credit_kobo: kobo, debit_kobo: kobo } }),
  }),
  vehicles: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/earnings/vehicles',
    summary: 'What each vehicle brought in a span, what it cost and what is left, the most gross first.',
    access: { who: 'member', partner: partnerById, areas },
    params: z.object({ id }),
    query: DateRangeQuery,
    response: z.object({
      data: z.array(VehicleEarnings),
      /** Sums of lines that belong to no vehicle. */
      metadata: z.object({ as_of: instant, period: DateRange, unallocated: EarningSums }),
    }),
  }),
  vehicle: endpoint({
    method: 'GET',
    path: '/v1/vehicles/:id/earnings/summary',
    summary: 'The same of one vehicle, beside the average of the fleet.',
    access: { who: 'member', partner: { in: 'params', name: 'id', by: 'vehicle' }, areas },
    params: z.object({ id }),
    query: DateRangeQuery,
    response: z.object({
      data: z.object({
        ...summary,
        ...VehicleEarnings.shape,
        /** Averages of the vehicles that had lines in the span. */
        fleet_average: z.object({ vehicles: z.int(), gross_kobo: kobo, net_kobo: kobo, trips: z.number(), profit_kobo: kobo }),
      }),
      metadata,
    }),
  }),
}
