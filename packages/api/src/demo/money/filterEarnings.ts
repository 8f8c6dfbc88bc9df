import { parseAmountSearch, matchesSearch } from '@vehicle-partner/domain'
import type { earnings, EarningLine } from '../../earnings/earnings.contract.ts'
import type { Parsed } from '../../kernel/endpoint.ts'
import { spanOf } from '../../money/dateRanges.ts'

type Query = Parsed<(typeof earnings)['list']>['query']

const picked = (values: readonly string[], value: string | undefined | null) => values.length === 0 || values.includes(value ?? '')

/** The lines that a list of them leaves, but for the state; see `ofStates`. */
export function filtered(lines: readonly EarningLine[], query: Query, now: Date): EarningLine[] {
  const { from = '', to = '9' } = spanOf(query, now, 'all')
  const amount = query.search === undefined ? undefined : parseAmountSearch(query.search)
  return lines.filter(
    (line) =>
      line.state !== 'void' &&
      line.service_date >= from &&
      line.service_date <= to &&
      picked(query.type, line.type) &&
      picked(query.direction, line.direction) &&
      picked(query.vehicle_id, line.vehicle?.id) &&
      picked(query.driver_id, line.driver?.id) &&
      picked(query.route_id, line.route?.id) &&
      picked(query.trip_id, line.trip?.id) &&
      picked(query.payslip_id, line.payslip_id) &&
      (query.search === undefined || line.amount_kobo === amount || matchesSearch(query.search, [line.reference, line.trip?.label])),
  )
}

/** Those of the states that are asked for. */
export const ofStates = (lines: readonly EarningLine[], { state }: Query): EarningLine[] =>
  lines.filter((line) => picked(state, line.state))
