import { VehicleBrief } from '../fleet/fleetSchemas.ts'
import { carryReasons, disputeStates, earningTypes } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { addedField } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { day, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { NextPayout } from '../money/nextPayout.ts'
import { currency, Payee } from '../money/payee.ts'
import { ReturnedPayout } from '../money/returnedPayout.ts'
import { DateRange, endsAfterStart, dateRangeShape, DateRangeQuery } from '../money/dateRanges.ts'
import { partnerById } from '../partners/partners.contract.ts'

export const earningStates = ['pending', 'unsettled', 'settled', 'void'] as const
const direction = z.enum(['credit', 'debit'])
/** An item with its name for users. */
export const EntityReference = z.object({ id, label: z.string() })

/** An earning or deduction. Immutable: corrections are new lines. */
export const EarningLine = z.object({
  id,
  reference: z.string(),
  occurred_at: instant,
  service_date: day,
  type: openEnum(earningTypes),
  direction,
  /** Never negative; see `direction`. */
  amount_kobo: kobo,
  currency,
  description: z.string(),
  vehicle: z.nullable(EntityReference),
  driver: z.nullable(EntityReference),
  /** `label` is the trip reference. */
  trip: z.nullable(EntityReference),
  route: z.nullable(EntityReference),
  /** The calculation of the amount. */
  formula: z.nullable(
    z.object({
      text: z.string(),
      inputs: z.array(z.object({ label: z.string(), value: z.string() })),
      rate_card_version: z.int(),
    }),
  ),
  /** `pending` for two days, then `unsettled` until it is on a payslip. */
  state: openEnum(earningStates),
  payslip_id: z.nullable(id),
  /** The last day on which it can be disputed; null while it is on no payslip. */
  disputable_until: addedField(z.nullable(day)),
  /** The corrected line. */
  reverses_id: z.nullable(id),
  /** The latest dispute about it. */
  dispute: z.nullable(z.object({ id, state: openEnum(disputeStates) })),
  /** Why the closing of its month left it for a later payslip. */
  carried_over: addedField(z.nullable(z.object({ month: day, reason: openEnum(carryReasons) }))),
  created_at: instant,
})
export type EarningLine = z.output<typeof EarningLine>
/** An earning line with the fields that a server must fill. */
export type CompleteEarningLine = z.input<typeof EarningLine>

/** Totals of a date range. */
export const EarningSums = z.object({ gross_kobo: kobo, deductions_kobo: kobo, net_kobo: kobo, trips: z.int() })

/** The total of one type of earning lines. */
export const EarningTypeSum = z.object({ type: openEnum(earningTypes), direction, amount_kobo: kobo, count: z.int() })

/** The totals of the days that a period is compared with: the period before, or as many of its days as have passed of a running one. */
export const PreviousEarnings = z.object({
  ...EarningSums.shape,
  from: addedField(day),
  to: addedField(day),
  by_type: addedField(z.array(EarningTypeSum)),
})

/** The totals of a day, week or month by its first day. */
export const EarningsBucket = z.object({ date: day, gross_kobo: kobo, deductions_kobo: kobo, net_kobo: kobo })

const summary = {
  ...EarningSums.shape,
  currency,
  /** The net amount that is on no payslip yet, with payouts that came back; independent of the date range. */
  unsettled_kobo: kobo,
  by_type: z.array(EarningTypeSum),
  /** Every day, week or month of the date range, including zeros; `date` is its first day. */
  series: z.array(EarningsBucket),
  step: z.enum(['day', 'week', 'month']),
  /** Payouts that came back in the date range. They are no earnings. */
  returned_payouts: addedField(z.array(ReturnedPayout)),
  /** The totals of the previous period; null if there is none. */
  previous: z.nullable(PreviousEarnings),
  period: DateRange,
}
const metadata = z.object({ as_of: instant })
const areas = ['earnings'] as const

/** The payslip of the latest month that is closed. */
export const LatestPayslip = z.object({ id, number: z.string(), month: day, payable_kobo: kobo })

/** The earnings of one vehicle. */
export const VehicleEarnings = z.object({
  vehicle: z.extend(VehicleBrief, { type: z.string() }),
  ...EarningSums.shape,
  /** Its share, by gross, of the lines of no vehicle: the operator's fee and withholding tax, negative. */
  shared_kobo: kobo,
  /** Costs as configured, and profit: net with what is shared, less the costs. The margin is in basis points of gross. */
  costs_kobo: kobo,
  profit_kobo: kobo,
  margin_bps: z.nullable(z.int()),
  /** Distance of completed trips in metres. */
  distance_m: z.int(),
  /** Net per kilometre; null without distance. */
  net_per_km_kobo: z.nullable(kobo),
})

export const earnings = {
  summary: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/earnings/summary',
    summary: 'Get gross, deductions and net earnings of a date range by type and over time, with unsettled earnings and the next payout.',
    access: { who: 'member', partner: partnerById, areas },
    params: z.object({ id }),
    query: DateRangeQuery,
    response: z.object({
      data: z.object({
        ...summary,
        next_payout: z.nullable(
          z.extend(NextPayout, {
            /** The account that it goes to as things are; null without a primary account. */
            account: addedField(z.nullable(Payee)),
          }),
        ),
        /** Null before the first one. */
        latest_payslip: addedField(z.nullable(LatestPayslip)),
      }),
      metadata,
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/earnings',
    summary: 'List the earning lines of an organisation. Search matches a reference or an exact amount, such as 42000 or 42,000.',
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
      also: {
        ...dateRangeShape,
        /** `1`: lines with a query that is not answered. */
        disputed: z.optional(z.literal('1', 'Must be 1 or absent')),
      },
    }).check(endsAfterStart as never),
    response: listResponse(EarningLine, { counts: earningStates, also: { credit_kobo: kobo, debit_kobo: kobo } }),
  }),
  vehicles: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/earnings/vehicles',
    summary: 'List earnings, costs and profit by vehicle for a date range, highest gross first.',
    access: { who: 'member', partner: partnerById, areas },
    params: z.object({ id }),
    query: DateRangeQuery,
    response: z.object({
      data: z.array(VehicleEarnings),
      /** Totals of lines without a vehicle. */
      metadata: z.object({ as_of: instant, period: DateRange, unallocated: EarningSums }),
    }),
  }),
  vehicle: endpoint({
    method: 'GET',
    path: '/v1/vehicles/:id/earnings/summary',
    summary: 'Get the earnings of a vehicle beside the fleet average.',
    access: { who: 'member', partner: { in: 'params', name: 'id', by: 'vehicle' }, areas },
    params: z.object({ id }),
    query: DateRangeQuery,
    response: z.object({
      data: z.object({
        ...summary,
        ...VehicleEarnings.shape,
        /** Averages over vehicles with lines in the date range. */
        fleet_average: z.object({ vehicles: z.int(), gross_kobo: kobo, net_kobo: kobo, trips: z.number(), profit_kobo: kobo }),
      }),
      metadata,
    }),
  }),
}
