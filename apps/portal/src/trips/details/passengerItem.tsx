import type { Passenger } from '@vehicle-partner/api'
import { SeatMark, StatusPill, Text, type GroupedListItem, type SeatMarkState } from '@vehicle-partner/ui'
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

interface PassengerItemOptions {
  tripId: string
  /** The stop stands in the row, as in a list by seat. */
  withStop: boolean
  /** Absent where passengers cannot be ticked: when the window of the manifest closes. */
  ticksUntil: string | undefined
  /** What was ticked has not reached the server. */
  isWaiting: boolean
}

/** The row of a passenger. */
export function toPassengerItem(passenger: Passenger, { tripId, withStop, ticksUntil, isWaiting }: PassengerItemOptions): GroupedListItem {
  const { id, seat, pickup, status } = passenger
  return {
    id,
    start: seat === null ? undefined : <SeatMark state={seatStates.get(status) ?? 'waiting'}>{seat}</SeatMark>,
    title: namePassenger(passenger),
    description: `${withStop ? `${pickup.name}, ` : ''}${describePassenger(passenger)}`,
    end: (
      <>
        <StatusPill status={status} registry={statusRegistry.passenger} />
        {isWaiting ? (
          <Text as="span" size="small" tone="secondary">
            Not sent yet
          </Text>
        ) : null}
        {ticksUntil === undefined ? null : <PassengerTick tripId={tripId} passenger={passenger} closesAt={ticksUntil} />}
      </>
    ),
  }
}
