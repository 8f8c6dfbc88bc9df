import { applyBasisPoints, formatNaira, type EarningType } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { earningLines } from '../db/schema/earningTables.ts'
import type { trips } from '../db/schema/tripTables.ts'

type TripRow = Pick<
  typeof trips.$inferSelect,
  | 'id'
  | 'reference'
  | 'partner_id'
  | 'service_date'
  | 'status'
  | 'cancelled_by'
  | 'departure_at'
  | 'actual_arrival_at'
  | 'vehicle_id'
  | 'driver_id'
  | 'route_id'
>
export type NewEarningLine = Omit<InferInsertModel<typeof earningLines>, 'id'>

/** The rate of one trip. */
export interface TripRate {
  version: number
  rateKobo: number
}

/** Share of the rate that is paid if the operator cancels. */
const compensationBps = 3000n

/** The earning of a finished trip; undefined if nothing is due. */
export function createTripEarning(trip: TripRow, { version, rateKobo }: TripRate, now: Date): NewEarningLine | undefined {
  const line = (type: EarningType, amount_kobo: number, occurred_at: Date, description: string): NewEarningLine => ({
    reference: trip.reference.replace('TRP-', 'ERN-'),
    partner_id: trip.partner_id,
    occurred_at,
    service_date: trip.service_date,
    type,
    direction: 'credit',
    amount_kobo,
    vehicle_id: trip.vehicle_id,
    trip_id: trip.id,
    description,
    rate_card_version: version,
    state: 'pending',
    driver_id: trip.driver_id,
    route_id: trip.route_id,
    formula: { text: description, inputs: [{ label: 'Rate', value: formatNaira(rateKobo) }] },
    created_at: now,
  })
  if (trip.status === 'completed' && trip.actual_arrival_at)
    return line('trip_earning', rateKobo, trip.actual_arrival_at, `One trip at ${formatNaira(rateKobo)}`)
  if (trip.status === 'cancelled' && trip.cancelled_by === 'operator' && trip.vehicle_id !== null) {
    const kobo = Number(applyBasisPoints(BigInt(rateKobo), compensationBps))
    return line('cancellation_compensation', kobo, trip.departure_at, `Cancelled by the operator: 30 % of ${formatNaira(rateKobo)}`)
  }
  return undefined
}
