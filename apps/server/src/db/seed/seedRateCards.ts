import { addDays, monthRange, rateChangeStart, type Day } from '@vehicle-partner/domain'
import type { Db } from '../database.ts'
import { rateCards } from '../schema/costTables.ts'
import type { RateTables } from '../../rateCards/rateCards.routes.ts'
import { lagosTime } from './lagosTime.ts'
import { platformFeeBps, rateCardVersion, rateKobo } from './fleetPlan.ts'
import { seededId } from './seededRandom.ts'
import { insertMissing } from './bulkWrite.ts'

const tables: RateTables = {
  bonuses: [{ label: 'Full house on every trip of a week', amount_kobo: 2_500_000 }],
  penalties: [{ label: 'Late start without notice', amount_kobo: 1_500_000 }],
  min_trips_per_month: null,
}

/** The difference in the rate of a trip between two versions. */
export const rateStepKobo = 200_000

/** The first day of a version of the rate cards; the current one began three months before the demo. */
export const versionStart = (version: number, firstDay: Day): Day => monthRange(firstDay, [-20, -9, -3][version - 1] ?? -3).from

/** The rates that were announced a few days before the demo. */
const announcedRates: Partial<typeof rateKobo> = { coaster: 6_380_000 }
const announcedDaysAgo = 3

/** Writes three versions of the rate cards, each announced three weeks before its start, and the announced one. */
export async function seedRateCards(db: Db, firstDay: Day): Promise<void> {
  const begun = [1, 2, 3].flatMap((version) => {
    const effective_from = versionStart(version, firstDay)
    const announced_at = lagosTime(addDays(effective_from, -21), 9 * 60)
    return Object.entries(rateKobo).map(([type, rate]) =>
      createCard(type, version, rate - (rateCardVersion - version) * rateStepKobo, { effective_from, announced_at }),
    )
  })
  const announcedOn = addDays(firstDay, -announcedDaysAgo)
  const announced = { effective_from: rateChangeStart(announcedOn), announced_at: lagosTime(announcedOn, 9 * 60) }
  const next = Object.entries(announcedRates).map(([type, rate]) => createCard(type, rateCardVersion + 1, rate, announced))
  await insertMissing(db, rateCards, [...begun, ...next])
}

const createCard = (vehicle_type: string, version: number, rate_kobo: number, times: { effective_from: Day; announced_at: Date }) => ({
  id: seededId('rate', `${vehicle_type}:${version}`, times.announced_at),
  version,
  partner_id: null,
  vehicle_type,
  route_id: null,
  basis: 'per_trip' as const,
  rate_kobo,
  share_bps: null,
  platform_fee_bps: platformFeeBps,
  withholding_rate_bps: 1000,
  withholding_basis: 'Trips, bonuses and compensation; tolls are not taxed',
  tables,
  ...times,
})
