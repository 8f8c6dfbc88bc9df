import { countPassengers } from '@vehicle-partner/domain'
import type { TripProgress } from './tripProgress.ts'
import { simulatedOutcome } from './simulatedOutcome.ts'
import type { StopCall } from './tripPosition.ts'

/** Lets passengers get on and off at a stop; what somebody has ticked off by hand stays. Answers the seats of the trip afterwards. */
export function boardAndAlight({ trip, passengers, changedPassengers }: TripProgress, call: StopCall, over: boolean) {
  // A trip without a list keeps the counts that it came with; at its end everybody has been somewhere.
  if (passengers.length === 0) {
    const seats_no_show = Math.min(trip.seats_no_show, trip.seats_booked)
    return { seats: { seats_boarded: trip.seats_booked - seats_no_show, seats_no_show }, boarded: 0, alighted: 0 }
  }
  const { comes } = simulatedOutcome(trip.id)
  let [boarded, alighted] = [0, 0]
  for (const [place, row] of passengers.entries()) {
    const before = row.status
    if (row.status === 'booked' && (row.pickup_sequence <= call.sequence || over)) {
      row.status = comes(place) && row.pickup_sequence <= call.sequence ? 'boarded' : 'no_show'
      if (row.status === 'boarded') {
        row.boarded_at = call.at
        boarded += row.party_size
      }
    }
    if (row.status === 'boarded' && (row.dropoff_sequence <= call.sequence || over)) {
      row.status = 'alighted'
      alighted += row.party_size
    }
    if (row.status !== before) changedPassengers.add(row)
  }
  const sums = countPassengers(passengers)
  return { seats: { seats_booked: sums.booked, seats_boarded: sums.boarded, seats_no_show: sums.no_show }, boarded, alighted }
}
