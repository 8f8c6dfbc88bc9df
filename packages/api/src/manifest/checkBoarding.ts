import { canTickPassengers, manifestWindow } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'

/** The maximum clock skew of a device in milliseconds. */
const maxClockSkewMs = 5 * 60_000

/**
 * The time of a change of the boarding status: that of the device, or of its arrival where the clock of the device cannot be right. Undefined if
 * the change does not apply, because one with a later device time has arrived before. Throws RequestError unless the status can be set now.
 */
export function findBoardingTime(
  trip: { status: string; departure_at: Date },
  passenger: { status: string; client_at: Date | null },
  client_at: Date,
  now: Date,
): Date | undefined {
  if (!canTickPassengers(trip.status)) throw new RequestError('InvalidTransition', 'Passengers are ticked off while a trip boards or runs')
  if (passenger.status === 'cancelled') throw new RequestError('InvalidTransition', 'This passenger has cancelled')
  const last = passenger.client_at
  const isPossible = client_at >= manifestWindow(trip.departure_at).opens_at && client_at.getTime() <= now.getTime() + maxClockSkewMs
  // The last change may have a time within the tolerance: the arrival of this one is later.
  if (!isPossible) return last !== null && last > now ? last : now
  return last === null || client_at >= last ? client_at : undefined
}
