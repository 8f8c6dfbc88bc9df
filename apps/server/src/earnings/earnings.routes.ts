import { RequestError, spanOf, type contract, type Handlers } from '@vehicle-partner/api/contract'
import { requireMembership, type Context } from '../context.ts'
import { nextPayout } from '../payouts/nextPayout.ts'
import { unallocatedSums, vehicleSums } from './earningsByVehicle.ts'
import { listLines } from './listEarningLines.ts'
import { summaryOf } from './earningsSummary.ts'

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** What was earned and what was taken. */
export const earningsRoutes: Handlers<typeof contract, Context>['earnings'] = {
  async summary(context, { query }) {
    const { db, now } = context
    const [summary, next] = await Promise.all([summaryOf(context, query), nextPayout(db, requireMembership(context).partner.id, now)])
    const next_payout = next && { date: next.payout.scheduled_for, estimate_kobo: next.estimate_kobo }
    return { data: { ...summary, next_payout }, metadata: { as_of: now.toISOString() } }
  },
  list: listLines,
  async vehicles(context, { query }) {
    const { db, now } = context
    const { id } = requireMembership(context).partner
    const period = spanOf(query, now)
    const [data, unallocated] = await Promise.all([vehicleSums(db, id, period, now), unallocatedSums(db, id, period)])
    return { data, metadata: { as_of: now.toISOString(), period, unallocated } }
  },
  async vehicle(context, { params, query }) {
    const { db, now } = context
    const all = await vehicleSums(db, requireMembership(context).partner.id, spanOf(query, now), now)
    const own = all.find(({ vehicle }) => vehicle.id === params.id)
    const earning = all.filter(({ gross_kobo, deductions_kobo }) => gross_kobo + deductions_kobo > 0)
    const summary = await summaryOf(context, query, params.id)
    if (!own) throw new RequestError('NotFound', 'This vehicle was removed and brought nothing then')
    return {
      data: {
        ...summary,
        ...own,
        fleet_average: {
          vehicles: earning.length,
          gross_kobo: mean(earning.map((each) => each.gross_kobo)),
          net_kobo: mean(earning.map((each) => each.net_kobo)),
          trips: mean(earning.map((each) => each.trips)),
          profit_kobo: mean(earning.map((each) => each.profit_kobo)),
        },
      },
      metadata: { as_of: now.toISOString() },
    }
  },
}
