import type { Passenger } from '@vehicle-partner/api'
import { countPassengers } from '@vehicle-partner/domain'

export type PassengerOrder = 'stop' | 'seat'

interface PassengerGroup {
  id: string
  title: string
  /** When the vehicle leaves the stop; absent in a list by seat. */
  planned_at?: string
  passengers: readonly Passenger[]
}

/** Without a seat last. */
function bySeat(a: Passenger, b: Passenger): number {
  if (a.seat === null || b.seat === null) return Number(a.seat === null) - Number(b.seat === null)
  return a.seat.localeCompare(b.seat, 'en', { numeric: true })
}

/** Passengers by the stop where they board, in driving order and at each stop by seat; or all of them by seat. */
export function groupPassengers(passengers: readonly Passenger[], order: PassengerOrder): readonly PassengerGroup[] {
  if (order === 'seat') return passengers.length === 0 ? [] : [{ id: 'all', title: 'All seats', passengers: passengers.toSorted(bySeat) }]
  const stops = new Map(passengers.map(({ pickup }) => [pickup.stop_id, pickup]))
  return [...stops.values()]
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ stop_id, name, planned_at }) => ({
      id: stop_id,
      title: name,
      planned_at,
      passengers: passengers.filter(({ pickup }) => pickup.stop_id === stop_id).toSorted(bySeat),
    }))
}

/** How many of a group are on board: '2 of 3 boarded', '2 waiting' while none is. A party counts with its persons. */
export function describeBoarding(passengers: readonly Pick<Passenger, 'status' | 'party_size'>[]): string {
  const { booked, boarded, no_show } = countPassengers(passengers)
  return boarded === 0 && booked > no_show ? `${booked - no_show} waiting` : `${boarded} of ${booked} boarded`
}

/** Who of a party is called: 'Ada O. and 2 more'. */
export const namePassenger = ({ display_name, party_size }: Pick<Passenger, 'display_name' | 'party_size'>): string =>
  party_size > 1 ? `${display_name} and ${party_size - 1} more` : display_name

/** The passengers with what was ticked on this device and has not reached the server. */
export const applyTicks = (
  passengers: readonly Passenger[],
  ticks: readonly { passenger_id: string; status: Passenger['status'] }[],
): Passenger[] => {
  const ticked = new Map(ticks.map(({ passenger_id, status }) => [passenger_id, status]))
  return passengers.map((passenger) => ({ ...passenger, status: ticked.get(passenger.id) ?? passenger.status }))
}

/** Names, phones and companies replaced, as the server does once the window has closed. */
export const hideNames = (passengers: readonly Passenger[]): Passenger[] =>
  passengers.map((passenger, index) => ({ ...passenger, display_name: `Passenger ${index + 1}`, phone_masked: null, company: null }))
