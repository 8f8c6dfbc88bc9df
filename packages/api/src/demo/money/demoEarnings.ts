import {
  addDays,
  applyBasisPoints,
  earningCheckHours,
  earningDirection,
  formatNaira,
  lagosDayStart,
  monthRange,
  weekday,
  type Day,
  type EarningType,
} from '@vehicle-partner/domain'
import type { CompleteEarningLine } from '../../earnings/earnings.contract.ts'
import type { DemoDay } from '../demoOrganizationStats.ts'
import { demoRates, type EarningVehicle } from './earningVehicles.ts'

export const rateCardVersion = 3
export const platformFeeBps = 500
export const whtRateBps = 1000

interface EarningInput {
  reference: string
  day: Day
  at: Date
  type: EarningType
  amount_kobo: number
  description: string
  vehicle?: EarningVehicle | undefined
  trip?: { id: string; label: string }
}

/** Creates an earning line with its state at a moment. */
export function createEarning(
  { reference, day, at, type, amount_kobo, description, vehicle, trip }: EarningInput,
  now: Date,
): CompleteEarningLine {
  const pending = at.getTime() + earningCheckHours * 3_600_000 > now.getTime()
  return {
    id: `ern_${reference.slice(4)}`,
    reference,
    occurred_at: at.toISOString(),
    service_date: day,
    type,
    direction: earningDirection(type),
    amount_kobo,
    currency: 'NGN',
    description,
    vehicle: vehicle ? { id: vehicle.id, label: vehicle.registration_number } : null,
    driver: null,
    trip: trip ?? null,
    route: null,
    formula: trip
      ? { text: description, inputs: [{ label: 'Rate', value: formatNaira(amount_kobo) }], rate_card_version: rateCardVersion }
      : null,
    state: pending ? 'pending' : 'unsettled',
    payslip_id: null,
    disputable_until: null,
    reverses_id: null,
    dispute: null,
    carried_over: null,
    created_at: at.toISOString(),
  }
}

/** Creates the earning lines of past days. */
export function createEarnings(
  code: string,
  days: readonly DemoDay[],
  vehicles: readonly EarningVehicle[],
  now: Date,
): CompleteEarningLine[] {
  return days.flatMap((day) => createDayEarnings(code, day, vehicles, now)).filter(({ occurred_at }) => occurred_at <= now.toISOString())
}

function createDayEarnings(
  code: string,
  { date, completed }: DemoDay,
  vehicles: readonly EarningVehicle[],
  now: Date,
): CompleteEarningLine[] {
  const start = lagosDayStart(date).getTime()
  const name = `ERN-${code}${date.replaceAll('-', '')}`
  let kobo = 0
  const trips = Array.from({ length: completed }, (_, index) => {
    const vehicle = vehicles[index % vehicles.length]
    const rate = demoRates[vehicle?.type ?? ''] ?? 0
    kobo += rate
    const label = `TRP-${code}${date.slice(5).replace('-', '')}${index}`
    const trip = { id: `trp_${label.slice(4)}`, label }
    const at = new Date(start + (6 * 60 + index * 12) * 60_000)
    const description = `One trip at ${formatNaira(rate)}`
    return createEarning(
      { reference: `${name}-${index}`, day: date, at, type: 'trip_earning', amount_kobo: rate, description, vehicle, trip },
      now,
    )
  })
  const closing = new Date(start + (23 * 60 + 59) * 60_000)
  const whole = (suffix: string, type: EarningType, amount_kobo: number, description: string) =>
    createEarning(
      {
        reference: `${name}-${suffix}`,
        day: date,
        at: closing,
        type,
        amount_kobo,
        description,
        vehicle: suffix === 'FEE' ? undefined : vehicles[0],
      },
      now,
    )
  const fee = Number(applyBasisPoints(BigInt(kobo), BigInt(platformFeeBps)))
  return [
    ...trips,
    ...(fee > 0 ? [whole('FEE', 'platform_fee', fee, `5 % of ${completed} trips worth ${formatNaira(kobo)}`)] : []),
    ...(weekday(date) === 1 && completed > 0 ? [whole('FUEL', 'fuel_advance', 4_800_000, 'Fuel advance of the week')] : []),
    ...(weekday(date) === 7 && completed > 1 ? [whole('TOLL', 'toll_reimbursement', 1_200_000, 'Tolls of the week')] : []),
    ...(date.endsWith('-13') && completed > 0 ? [whole('PEN', 'penalty', 1_500_000, 'Late start without notice')] : []),
    ...(date.endsWith('-14') && completed > 0 ? [whole('BON', 'bonus', 0, 'Bonus of a week without passengers: nothing this time')] : []),
  ]
}

/** Creates the lines of an old month, one per vehicle and type. */
export function createMonthTotals(
  code: string,
  month: Day,
  vehicles: readonly EarningVehicle[],
  trips: number,
  loss: boolean,
  now: Date,
): CompleteEarningLine[] {
  const day = monthRange(month).to
  const at = new Date(lagosDayStart(addDays(day, 1)).getTime() - 60_000)
  const name = `ERN-${code}${month.slice(0, 7).replace('-', '')}`
  const line = (suffix: string, type: EarningType, amount_kobo: number, description: string, vehicle?: EarningVehicle) =>
    createEarning({ reference: `${name}-${suffix}`, day, at, type, amount_kobo, description, vehicle }, now)
  const earned = vehicles.map((vehicle, index) => {
    const rate = demoRates[vehicle.type] ?? 0
    return line(`V${index}`, 'trip_earning', rate * trips, `${trips} trips at ${formatNaira(rate)}`, vehicle)
  })
  const sum = earned.reduce((total, { amount_kobo }) => total + amount_kobo, 0)
  return [
    ...earned,
    line('FEE', 'platform_fee', Number(applyBasisPoints(BigInt(sum), BigInt(platformFeeBps))), `5 % of trips worth ${formatNaira(sum)}`),
    line('INS', 'insurance_premium', 18_000_000, 'Insurance of the month', vehicles[0]),
    ...(loss ? [line('DMG', 'damage', sum, 'Repair after a collision', vehicles[0])] : []),
  ]
}
