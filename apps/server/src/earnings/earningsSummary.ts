import { spanBefore, spanOf, type contract, type Parsed } from '@vehicle-partner/api/contract'
import { requireMembership, type Context } from '../context.ts'
import { byType, seriesOf, sumsOf } from './earningTotals.ts'
import { unsettledKobo } from './unsettledAmount.ts'

type Asked = Parsed<(typeof contract)['earnings']['summary']>['query']

/** The sums of a span, by type and over time, beside those of the period before; of the organisation or of one vehicle. */
export async function summaryOf(context: Context, query: Asked, vehicleId?: string) {
  const { db, now } = context
  const whose = { partnerId: requireMembership(context).partner.id, vehicleId }
  const range = spanOf(query, now)
  const before = spanBefore(query, now)
  const [sums, types, { step, series }, previous, unsettled_kobo] = await Promise.all([
    sumsOf(db, whose, range),
    byType(db, whose, range),
    seriesOf(db, whose, range),
    before ? sumsOf(db, whose, before) : null,
    unsettledKobo(db, whose.partnerId, vehicleId),
  ])
  return { ...sums, currency: 'NGN' as const, unsettled_kobo, by_type: types, series, step, previous, period: range }
}
