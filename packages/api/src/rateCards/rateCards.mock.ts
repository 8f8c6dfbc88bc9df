import { addDays, lagosDate, lagosDayStart, monthRange } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { platformFeeBps, whtRateBps } from '../demo/money/demoEarnings.ts'
import { demoRates } from '../demo/money/earningVehicles.ts'
import type { MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import type { RateCard } from './rateCards.contract.ts'

/** Three versions with increasing rates. */
function rateCardsAt(now: Date): RateCard[] {
  const month = monthRange(lagosDate(now)).from
  return [3, 2, 1].flatMap((version) => {
    const effective_from = monthRange(month, (version - 4) * 6).from
    return Object.entries(demoRates).map(([vehicle_type, rate]) => ({
      id: `rate_${version}_${vehicle_type}`,
      version,
      vehicle_type,
      route: null,
      basis: 'per_trip',
      rate_kobo: rate - (3 - version) * 200_000,
      share_bps: null,
      platform_fee_bps: platformFeeBps,
      withholding: { rate_bps: whtRateBps, basis: 'Trips, bonuses and compensation' },
      bonuses: [{ label: 'Full house on every trip of a week', amount_kobo: 2_500_000 }],
      penalties: [{ label: 'Late start without notice', amount_kobo: 1_500_000 }],
      min_trips_per_month: null,
      effective_from,
      announced_at: lagosDayStart(addDays(effective_from, -21)).toISOString(),
      state: version === 3 ? 'current' : 'past',
    }))
  })
}

export const rateCardsMock: Handlers<typeof contract, MockContext>['rateCards'] = {
  list({ demoData }, { query }) {
    const now = demoData.clock()
    return {
      data: rateCardsAt(now).filter(({ vehicle_type }) => query.vehicle_type === undefined || vehicle_type === query.vehicle_type),
      metadata: { as_of: now.toISOString() },
    }
  },
}
