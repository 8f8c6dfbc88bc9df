import { parseAmountSearch, matchesSearch } from '@vehicle-partner/domain'
import type { earnings, CompleteEarningLine } from '../../earnings/earnings.contract.ts'
import type { Parsed } from '../../kernel/endpoint.ts'
import { resolveDateRange } from '../../money/dateRanges.ts'

type Query = Parsed<(typeof earnings)['list']>['query']

const matchesFilter = (values: readonly string[], value: string | undefined | null) => values.length === 0 || values.includes(value ?? '')

/** Filters lines by everything but the state; see `filterByState`. */
export function filterEarnings(lines: readonly CompleteEarningLine[], query: Query, now: Date): CompleteEarningLine[] {
  const { from = '', to = '9' } = resolveDateRange(query, now, 'all')
  const amount = query.search === undefined ? undefined : parseAmountSearch(query.search)
  return lines.filter(
    (line) =>
      line.state !== 'void' &&
      line.service_date >= from &&
      line.service_date <= to &&
      matchesFilter(query.type, line.type) &&
      matchesFilter(query.direction, line.direction) &&
      matchesFilter(query.vehicle_id, line.vehicle?.id) &&
      matchesFilter(query.driver_id, line.driver?.id) &&
      matchesFilter(query.route_id, line.route?.id) &&
      matchesFilter(query.trip_id, line.trip?.id) &&
      matchesFilter(query.payslip_id, line.payslip_id) &&
      (query.disputed === undefined || line.dispute?.state === 'open' || line.dispute?.state === 'in_review') &&
      (query.search === undefined || line.amount_kobo === amount || matchesSearch(query.search, [line.reference, line.trip?.label])),
  )
}

/** Filters lines by state. */
export const filterByState = (lines: readonly CompleteEarningLine[], { state }: Query): CompleteEarningLine[] =>
  lines.filter((line) => matchesFilter(state, line.state))
