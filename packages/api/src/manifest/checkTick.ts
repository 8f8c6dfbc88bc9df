import { mayTick } from '@vehicle-partner/domain'
import { Refusal } from '../kernel/errors.ts'

/** A device whose clock is further ahead than this is not believed. */
const mostAheadMs = 5 * 60_000

/**
 * Throws Refusal unless a passenger of a trip can be ticked off now; answers whether it holds: what somebody ticked off later, by the clock
 * of their device, is not undone by what arrives after it.
 */
export function checkTick(
  trip: { status: string },
  passenger: { status: string; client_at: Date | null },
  client_at: Date,
  now: Date,
): boolean {
  if (!mayTick(trip.status)) throw new Refusal('InvalidTransition', 'Passengers are ticked off while a trip boards or runs')
  if (passenger.status === 'cancelled') throw new Refusal('InvalidTransition', 'This passenger has cancelled')
  if (client_at.getTime() > now.getTime() + mostAheadMs)
    throw new Refusal('ValidationError', undefined, { errors: { client_at: 'The clock of this device is ahead' } })
  return passenger.client_at === null || client_at >= passenger.client_at
}
