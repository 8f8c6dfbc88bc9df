import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError, resolveDateRange } from '@vehicle-partner/api/server'
import { requireMembership, type Context } from '../context.ts'
import { findNextPayout, toNextPayout } from '../payouts/nextPayout.ts'
import { sumByVehicle } from './earningsByVehicle.ts'
import { listEarningLines } from './listEarningLines.ts'
import { summarizeEarnings } from './earningsSummary.ts'
import { findLatestPayslip } from '../payslips/latestPayslip.ts'

const average = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Earnings and deductions. */
export const earningsRoutes: Handlers<typeof contract, Context>['earnings'] = {
  async summary(context, { query }) {
    const { db, now } = context
    const { id } = requireMembership(context).partner
    const [summary, next, latest_payslip] = await Promise.all([
      summarizeEarnings(context, query),
      findNextPayout(context, id),
      findLatestPayslip(db, id),
    ])
    const next_payout = next && { ...toNextPayout(next), account: next.payout.account }
    return { data: { ...summary, next_payout, latest_payslip }, metadata: { as_of: now.toISOString() } }
  },
  list: listEarningLines,
  async vehicles(context, { query }) {
    const { db, now } = context
    const { id } = requireMembership(context).partner
    const period = resolveDateRange(query, now)
    const { vehicleTotals, unallocated } = await sumByVehicle(db, id, period, now)
    return { data: vehicleTotals, metadata: { as_of: now.toISOString(), period, unallocated } }
  },
  async vehicle(context, { params, query }) {
    const { db, now } = context
    const { partner } = requireMembership(context)
    const { vehicleTotals } = await sumByVehicle(db, partner.id, resolveDateRange(query, now), now, params.id)
    const own = vehicleTotals.find(({ vehicle }) => vehicle.id === params.id)
    const earningVehicles = vehicleTotals.filter(({ gross_kobo, deductions_kobo }) => gross_kobo + deductions_kobo > 0)
    const summary = await summarizeEarnings(context, query, params.id)
    if (!own) throw new RequestError('NotFound')
    return {
      data: {
        ...summary,
        ...own,
        fleet_average: {
          vehicles: earningVehicles.length,
          gross_kobo: average(earningVehicles.map((each) => each.gross_kobo)),
          net_kobo: average(earningVehicles.map((each) => each.net_kobo)),
          trips: average(earningVehicles.map((each) => each.trips)),
          profit_kobo: average(earningVehicles.map((each) => each.profit_kobo)),
        },
      },
      metadata: { as_of: now.toISOString() },
    }
  },
}
