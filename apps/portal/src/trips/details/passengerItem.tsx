import type { Passenger, TripDetails } from '@vehicle-partner/api'
import { SeatMark, StatusPill, type GroupedListItem, type SeatMarkState } from '@vehicle-partner/ui'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { PassengerTick } from './PassengerTick.tsx'
import { namePassenger } from './passengerGroups.ts'
import { describePassenger } from './passengerText.ts'

const seatStates = new Map<string, SeatMarkState>([
  ['boarded', 'taken'],
  ['alighted', 'taken'],
  ['no_show', 'absent'],
  ['cancelled', 'absent'],
])

/** The row of a passenger. `withStop`: the stop stands in the row, as in a list by seat. */
export function toPassengerItem(trip: Pick<TripDetails, 'id' | 'status'>, passenger: Passenger, withStop: boolean): GroupedListItem {
  const { id, seat, pickup, status } = passenger
  return {
    id,
    start: seat === null ? undefined : <SeatMark state={seatStates.get(status) ?? 'waiting'}>{seat}</SeatMark>,
    title: namePassenger(passenger),
    description: `${withStop ? `${pickup.name}, ` : ''}${describePassenger(passenger)}`,
    end: (
      <>
        <StatusPill status={status} registry={statusRegistry.passenger} />
        <PassengerTick trip={trip} passenger={passenger} />
      </>
    ),
  }
}
