import { addDays, lagosDate, lagosDayStart, monthRange, rateChangeStart, type Day } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { platformFeeBps, whtRateBps } from '../demo/money/demoEarnings.ts'
import { announcedRates, demoRates, rateAnnouncedDaysAgo } from '../demo/money/earningVehicles.ts'
import { readMoney } from '../demo/money/mockMoney.ts'
import { requireCaller, requireMember, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import type { CompleteRateCard } from './rateCards.contract.ts'

interface CardTerms {
  version: number
  vehicle_type: string
  rate_kobo: number
  effective_from: Day
  announced_on: Day
}

/** Three versions with increasing rates, and the announced one. */
function listCardTerms(today: Day): CardTerms[] {
  const month = monthRange(today).from
  const announced_on = addDays(today, -rateAnnouncedDaysAgo)
  const announced = Object.entries(announcedRates).map(([vehicle_type, rate_kobo]) => ({
    version: 4,
    vehicle_type,
    rate_kobo,
    effective_from: rateChangeStart(announced_on),
    announced_on,
  }))
  const begun = [3, 2, 1].flatMap((version) => {
    const effective_from = monthRange(month, (version - 4) * 6).from
    return Object.entries(demoRates).map(([vehicle_type, rate]) => ({
      version,
      vehicle_type,
      rate_kobo: rate - (3 - version) * 200_000,
      effective_from,
      announced_on: addDays(effective_from, -21),
    }))
  })
  return [...announced, ...begun]
}

function listRateCards(context: MockContext): CompleteRateCard[] {
  const { acknowledgedRates } = readMoney(context.demoData, requireMember(context).organization)
  return listCardTerms(lagosDate(context.demoData.clock())).map(({ announced_on, ...terms }) => {
    const id = `rate_${terms.version}_${terms.vehicle_type}`
    return {
      id,
      ...terms,
      route: null,
      basis: 'per_trip',
      share_bps: null,
      platform_fee_bps: platformFeeBps,
      withholding: { rate_bps: whtRateBps, basis: 'Trips, bonuses and compensation' },
      bonuses: [{ label: 'Full house on every trip of a week', amount_kobo: 2_500_000 }],
      penalties: [{ label: 'Late start without notice', amount_kobo: 1_500_000 }],
      min_trips_per_month: null,
      announced_at: lagosDayStart(announced_on).toISOString(),
      state: terms.version === 4 ? 'announced' : terms.version === 3 ? 'current' : 'past',
      acknowledged: acknowledgedRates.get(id) ?? null,
    }
  })
}

const answer = (context: MockContext, vehicleType?: string) => ({
  data: listRateCards(context).filter(({ vehicle_type }) => vehicleType === undefined || vehicle_type === vehicleType),
  metadata: { as_of: context.demoData.clock().toISOString() },
})

export const rateCardsMock: Handlers<typeof contract, MockContext>['rateCards'] = {
  list: (context, { query }) => answer(context, query.vehicle_type),
  acknowledge(context, { body }) {
    const { acknowledgedRates } = readMoney(context.demoData, requireMember(context).organization)
    const { person } = requireCaller(context)
    for (const { id, state, announced_at, acknowledged } of listRateCards(context))
      if (state === 'announced' && acknowledged === null && Date.parse(announced_at) <= Date.parse(body.as_of))
        acknowledgedRates.set(id, { at: context.demoData.clock().toISOString(), by: `${person.fname} ${person.lname}` })
    return answer(context)
  },
}
