import { applyBasisPoints, earningCheckHours, formatNaira, weekday, type Day } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { earningLines } from '../schema/earningTables.ts'
import { lagosTime } from './lagosTime.ts'
import { platformFeeBps, rateCardVersion, rateKobo, type FleetPlan } from './fleetPlan.ts'
import { seededId, createRandom } from './seededRandom.ts'
import { createReferenceCode } from './createReferenceCode.ts'
import type { TripRow } from './demoTimetable.ts'

export type LineRow = InferInsertModel<typeof earningLines>
type VehicleType = keyof typeof rateKobo

const compensationBps = 3000n

export function createEarningLine(
  now: Date,
  row: Omit<LineRow, 'id' | 'rate_card_version' | 'state' | 'reverses_id' | 'trip_id' | 'vehicle_id'> & Partial<LineRow>,
): LineRow {
  const checked = row.occurred_at.getTime() + earningCheckHours * 3_600_000 <= now.getTime()
  return {
    id: seededId('ern', row.reference, row.occurred_at),
    rate_card_version: rateCardVersion,
    state: checked ? 'unsettled' : 'pending',
    reverses_id: null,
    trip_id: null,
    vehicle_id: null,
    ...row,
  }
}

/** The earning line of an ended trip; undefined if nothing is paid. */
export function createTripEarningLine(now: Date, trip: TripRow, type: VehicleType): LineRow | undefined {
  const rate = rateKobo[type]
  const base = {
    reference: trip.reference.replace('TRP-', 'ERN-'),
    partner_id: trip.partner_id,
    service_date: trip.service_date,
    direction: 'credit' as const,
    vehicle_id: trip.vehicle_id ?? null,
    trip_id: trip.id,
  }
  if (trip.status === 'completed' && trip.actual_arrival_at)
    return createEarningLine(now, {
      ...base,
      occurred_at: trip.actual_arrival_at,
      type: 'trip_earning',
      amount_kobo: rate,
      description: `One trip at ${formatNaira(rate)}`,
    })
  if (trip.status === 'cancelled' && trip.cancelled_by === 'operator')
    return createEarningLine(now, {
      ...base,
      occurred_at: trip.departure_at,
      type: 'cancellation_compensation',
      amount_kobo: Number(applyBasisPoints(BigInt(rate), compensationBps)),
      description: `Cancelled by the operator: 30 % of ${formatNaira(rate)}`,
    })
  return undefined
}

/** The lines of a whole day: the fee on its trips, weekly and random lines. */
export function createDailyLines(
  now: Date,
  day: Day,
  plan: FleetPlan,
  trips: { count: number; kobo: number; charged: boolean },
): LineRow[] {
  const random = createRandom(`earnings:${plan.name}:${day}`)
  const code = createReferenceCode(plan.number, day, 4095)
  const base = { partner_id: plan.partnerId, service_date: day, occurred_at: lagosTime(day, 23 * 60 + 59) }
  const lines: LineRow[] = []
  const add = (suffix: string, row: Pick<LineRow, 'type' | 'direction' | 'amount_kobo' | 'description'> & Partial<LineRow>) =>
    lines.push(createEarningLine(now, { ...base, reference: `ERN-${code}-${suffix}`, ...row }))

  const fee = Number(applyBasisPoints(BigInt(trips.kobo), BigInt(platformFeeBps)))
  if (fee > 0 && !trips.charged)
    add('FEE', {
      type: 'platform_fee',
      direction: 'debit',
      amount_kobo: fee,
      description: `5 % of ${trips.count} trips worth ${formatNaira(trips.kobo)}`,
    })
  for (const [index, vehicle] of plan.vehicles.entries()) {
    const ofVehicle = { vehicle_id: vehicle.id }
    if (weekday(day) === 1)
      add(`F${index}`, {
        ...ofVehicle,
        type: 'fuel_advance',
        direction: 'debit',
        amount_kobo: random.int(38, 62) * 100_000,
        description: 'Fuel advance of the week',
      })
    if (weekday(day) === 7 && vehicle.route.city === 'LOS' && index % 2 === 0)
      add(`T${index}`, {
        ...ofVehicle,
        type: 'toll_reimbursement',
        direction: 'credit',
        amount_kobo: random.int(8, 16) * 100_000,
        description: 'Tolls of the week',
      })
    if (random.chance(0.003))
      add(`P${index}`, {
        ...ofVehicle,
        type: 'penalty',
        direction: 'debit',
        amount_kobo: 1_500_000,
        description: 'Late start without notice',
      })
    if (random.chance(0.004))
      add(`B${index}`, {
        ...ofVehicle,
        type: 'bonus',
        direction: 'credit',
        amount_kobo: 2_500_000,
        description: 'Full house on every trip of the week',
      })
  }
  return lines
}
