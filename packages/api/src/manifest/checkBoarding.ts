import { canTickPassengers } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'

/** The maximum clock skew of a device in milliseconds. */
const maxClockSkewMs = 5 * 60_000

/**
 * Throws RequestError unless the boarding status can be set now. Returns whether the update applies: an update with a later device time is
 * not overwritten by one that arrives after it.
 */
export function checkBoardingUpdate(
  trip: { status: string },
  passenger: { status: string; client_at: Date | null },
  client_at: Date,
  now: Date,
): boolean {
  if (!canTickPassengers(trip.status)) throw new RequestError('InvalidTransition', 'Passengers are ticked off while a trip boards or runs')
  if (passenger.status === 'cancelled') throw new RequestError('InvalidTransition', 'This passenger has cancelled')
  if (client_at.getTime() > now.getTime() + maxClockSkewMs)
    throw new RequestError('ValidationError', undefined, { errors: { client_at: 'The clock of this device is ahead' } })
  return passenger.client_at === null || client_at >= passenger.client_at
}
