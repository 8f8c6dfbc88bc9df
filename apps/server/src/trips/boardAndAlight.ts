import { countPassengers } from '@vehicle-partner/domain'
import type { TripProgress } from './tripProgress.ts'
import { simulateOutcome } from './simulateOutcome.ts'
import type { StopCall } from './tripPosition.ts'

/** Boards and alights passengers at a stop and returns the new seat counts. Statuses that a user has set do not change. */
export function boardAndAlight({ trip, passengers, changedPassengers }: TripProgress, call: StopCall, isLastStop: boolean) {
  // A trip without a manifest keeps its own counts; everyone who did not miss it has boarded.
  if (passengers.length === 0) {
    const seats_no_show = Math.min(trip.seats_no_show, trip.seats_booked)
    return { seats: { seats_boarded: trip.seats_booked - seats_no_show, seats_no_show }, boarded: 0, alighted: 0 }
  }
  const { boards } = simulateOutcome(trip.id)
  let [boarded, alighted] = [0, 0]
  for (const [index, row] of passengers.entries()) {
    const before = row.status
    if (row.status === 'booked' && (row.pickup_sequence <= call.sequence || isLastStop)) {
      row.status = boards(index) && row.pickup_sequence <= call.sequence ? 'boarded' : 'no_show'
      if (row.status === 'boarded') {
        row.boarded_at = call.at
        boarded += row.party_size
      }
    }
    if (row.status === 'boarded' && (row.dropoff_sequence <= call.sequence || isLastStop)) {
      row.status = 'alighted'
      alighted += row.party_size
    }
    if (row.status !== before) changedPassengers.add(row)
  }
  const counts = countPassengers(passengers)
  return { seats: { seats_booked: counts.booked, seats_boarded: counts.boarded, seats_no_show: counts.no_show }, boarded, alighted }
}
