import { canTickPassengers, manifestWindow } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'

/** The maximum clock skew of a device in milliseconds. */
const maxClockSkewMs = 5 * 60_000

/** The times of a change of the boarding status. */
export interface BoardingTime {
  /** When the passenger was ticked: by the clock of the device, or the time of arrival where that cannot be right. */
  at: Date
  /** By the clock of the device; null where it cannot be right. Later changes are compared with it. */
  client_at: Date | null
}

/**
 * The times of a change of the boarding status; undefined if it does not apply. The latest possible device time wins. Without one, the order of the
 * changes is not known: such a change only applies until there is one with a possible time, since it may be older, or have arrived before.
 * Throws RequestError unless the status can be set now.
 */
export function findBoardingTime(
  trip: { status: string; departure_at: Date },
  passenger: { status: string; client_at: Date | null },
  client_at: Date,
  now: Date,
): BoardingTime | undefined {
  if (!canTickPassengers(trip.status)) throw new RequestError('InvalidTransition', 'Passengers are ticked off while a trip boards or runs')
  if (passenger.status === 'cancelled') throw new RequestError('InvalidTransition', 'This passenger has cancelled')
  const last = passenger.client_at
  const isPossible = client_at >= manifestWindow(trip.departure_at).opens_at && client_at.getTime() <= now.getTime() + maxClockSkewMs
  if (!isPossible) return last === null ? { at: now, client_at: null } : undefined
  return last === null || client_at >= last ? { at: client_at, client_at } : undefined
}
