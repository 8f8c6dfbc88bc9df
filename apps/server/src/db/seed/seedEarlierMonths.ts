import { addDays, applyBasisPoints, formatNaira, monthRange, weekday, type Day } from '@vehicle-partner/domain'
import type { Db } from '../database.ts'
import { earningLines } from '../schema/earningTables.ts'
import { lagosTime } from './lagosTime.ts'
import { createEarningLine, type LineRow } from './demoEarnings.ts'
import { writeMarkerOnce } from './seedProgress.ts'
import { platformFeeBps, rateCardVersion, rateKobo, type FleetPlan } from './fleetPlan.ts'
import { createRandom } from './seededRandom.ts'
import { rateStepKobo, versionStart } from './seedRateCards.ts'
import { insertMissing } from './bulkWrite.ts'

/** Writes the weeks before the first trips as totals of each vehicle, for the payslips of those months. The first month ends negative. */
export async function seedEarlierMonths(db: Db, now: Date, plan: FleetPlan, firstDay: Day, firstOpenMonth: Day): Promise<void> {
  const begins = monthRange(firstOpenMonth, -plan.payslips).from
  const tripsBegin = await writeMarkerOnce(db, `trips from:${plan.name}`, addDays(firstDay, -plan.daysBack))
  const lines: LineRow[] = []
  for (let day = begins; day < tripsBegin; day = addDays(day, 1)) {
    const ends = weekday(day) === 7 || monthRange(day).to === day || addDays(day, 1) === tripsBegin
    if (ends) lines.push(...createWeekLines(now, plan, day, Math.min(weekday(day), Number(day.slice(8))), rateVersion(day, firstDay)))
    if (monthRange(day).to === day) lines.push(...createMonthEndLines(now, plan, day, lines, day < monthRange(begins, 1).from))
  }
  await insertMissing(db, earningLines, lines)
}

const rateVersion = (day: Day, firstDay: Day) => (day >= versionStart(rateCardVersion, firstDay) ? rateCardVersion : rateCardVersion - 1)

/** The earnings of each vehicle in a week, with fee and fuel. */
function createWeekLines(now: Date, plan: FleetPlan, last: Day, days: number, version: number): LineRow[] {
  const random = createRandom(`old week:${plan.name}:${last}`)
  const add = createLineBuilder(now, plan, last, version)
  const earned = plan.vehicles.map((vehicle, index) => {
    const rate = rateKobo[vehicle.type] - (rateCardVersion - version) * rateStepKobo
    const trips = Math.max(1, Math.round((days * random.int(9, 12)) / 7))
    return add(`V${index}`, {
      type: 'trip_earning',
      amount_kobo: rate * trips,
      vehicle_id: vehicle.id,
      description: `${trips} trips at ${formatNaira(rate)}`,
      formula: {
        text: 'Trips times rate',
        inputs: [
          { label: 'Trips', value: String(trips) },
          { label: 'Rate', value: formatNaira(rate) },
        ],
      },
    })
  })
  const kobo = earned.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)
  return [
    ...earned,
    add('FEE', {
      type: 'platform_fee',
      direction: 'debit',
      amount_kobo: Number(applyBasisPoints(BigInt(kobo), BigInt(platformFeeBps))),
      description: `5 % of trips worth ${formatNaira(kobo)}`,
    }),
    add('FUEL', {
      type: 'fuel_advance',
      direction: 'debit',
      amount_kobo: random.int(38, 62) * 100_000 * plan.vehicles.length,
      description: 'Fuel advances of the week',
    }),
  ]
}

/** The lines of a month's end: insurance, and in the first month the costs of a collision and a bonus of 0. */
function createMonthEndLines(now: Date, plan: FleetPlan, last: Day, lines: readonly LineRow[], endsNegative: boolean): LineRow[] {
  const add = createLineBuilder(now, plan, last, rateCardVersion - 1)
  const vehicle_id = plan.vehicles[0]?.id ?? null
  const month = monthRange(last).from
  const gross = lines.reduce(
    (sum, { type, service_date, amount_kobo }) => sum + (type === 'trip_earning' && service_date >= month ? amount_kobo : 0),
    0,
  )
  const insurance = {
    type: 'insurance_premium' as const,
    direction: 'debit' as const,
    amount_kobo: 18_000_000,
    description: 'Insurance of the month',
  }
  if (!endsNegative) return [add('INS', insurance)]
  return [
    add('INS', insurance),
    add('DMG', {
      type: 'damage',
      direction: 'debit',
      amount_kobo: gross,
      vehicle_id,
      description: 'Repairs after a collision on the bridge',
    }),
    add('NIL', { type: 'bonus', amount_kobo: 0, vehicle_id, description: 'Bonus of the month: the target was missed' }),
  ]
}

const createLineBuilder =
  (now: Date, plan: FleetPlan, day: Day, version: number) =>
  (suffix: string, row: Pick<LineRow, 'type' | 'amount_kobo' | 'description'> & Partial<LineRow>): LineRow =>
    createEarningLine(now, {
      direction: 'credit',
      reference: `ERN-${plan.number}-${day.replaceAll('-', '')}-${suffix}`,
      partner_id: plan.partnerId,
      service_date: day,
      occurred_at: lagosTime(day, 23 * 60 + 58),
      rate_card_version: version,
      ...row,
    })
