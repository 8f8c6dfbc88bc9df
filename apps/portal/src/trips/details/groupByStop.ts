import type { Passenger } from '@vehicle-partner/api'

interface StopGroup {
  stop: Passenger['pickup']
  passengers: readonly Passenger[]
}

/** Without a seat last. */
function bySeat(a: Passenger, b: Passenger): number {
  if (a.seat === null || b.seat === null) return Number(a.seat === null) - Number(b.seat === null)
  return a.seat.localeCompare(b.seat, 'en', { numeric: true })
}

/** Passengers by the stop where they board, in driving order; at each stop by seat. */
export function groupByStop(passengers: readonly Passenger[]): readonly StopGroup[] {
  const stops = new Map(passengers.map(({ pickup }) => [pickup.stop_id, pickup]))
  return [...stops.values()]
    .toSorted((a, b) => a.sequence - b.sequence)
    .map((stop) => ({ stop, passengers: passengers.filter(({ pickup }) => pickup.stop_id === stop.stop_id).toSorted(bySeat) }))
}
