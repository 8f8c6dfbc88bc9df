import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { previousDateRange, resolveDateRange } from '@vehicle-partner/api/server'
import type { Day } from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { readReturnedPayouts, isReturnedWithin } from '../payslips/returnedPayouts.ts'
import { sumByType, sumByStep, sumEarnings, type EarningScope } from './earningTotals.ts'
import { sumUnsettled } from './unsettledAmount.ts'

type SummaryQuery = Parsed<(typeof contract)['earnings']['summary']>['query']

/** The totals of a range, by type and over time, with those of the previous period; for the organisation or one vehicle. */
export async function summarizeEarnings(context: Context, query: SummaryQuery, vehicleId?: string) {
  const { db, now } = context
  const whose = { partnerId: requireMembership(context).partner.id, vehicleId }
  const range = resolveDateRange(query, now)
  const before = previousDateRange(query, now)
  const [sums, types, { step, series }, previous, unsettled_kobo, returned_payouts] = await Promise.all([
    sumEarnings(db, whose, range),
    sumByType(db, whose, range),
    sumByStep(db, whose, range),
    before ? sumPrevious(db, whose, before) : null,
    sumUnsettled(db, whose.partnerId, vehicleId),
    vehicleId === undefined ? readReturnedPayouts(db, isReturnedWithin(whose.partnerId, range)) : [],
  ])
  return { ...sums, currency: 'NGN' as const, unsettled_kobo, by_type: types, series, step, returned_payouts, previous, period: range }
}

/** The totals of the days that a period is compared with. */
async function sumPrevious(db: Db, whose: EarningScope, days: { from: Day; to: Day }) {
  const [sums, by_type] = await Promise.all([sumEarnings(db, whose, days), sumByType(db, whose, days)])
  return { ...sums, by_type, ...days }
}
