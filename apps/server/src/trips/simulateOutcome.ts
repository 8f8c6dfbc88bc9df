import { createRandom } from '../db/seed/seededRandom.ts'

/** The simulated outcome of a sandbox trip: derived from its id, so every call gives the same. */
export interface SimulatedOutcome {
  /** Whether the operator cancels it two hours before departure. */
  cancelled: boolean
  /** The share of its stops after which the vehicle breaks down; undefined if it does not. */
  breaksDownAfter: number | undefined
  /** The delay on arrival, in seconds. */
  delay_s: number
  /** Whether a party boards, by its index in the manifest. */
  boards: (index: number) => boolean
  /** A passenger's rating from 1 to 10, by their index; undefined without a rating. */
  score: (index: number) => number | undefined
}

/** The outcome of a trip: 2 % are cancelled, 0.5 % break down, and the delay is 4 minutes with a deviation of 6. */
export function simulateOutcome(tripId: string): SimulatedOutcome {
  // The names of random streams are part of the demo: another name changes every trip.
  const random = createRandom(`fate:${tripId}`)
  const cancelled = random.chance(0.02)
  const breaksDownAfter = random.chance(0.005) ? 0.3 + random.next() * 0.5 : undefined
  const delay_s = Math.round(Math.min(45, Math.max(-3, random.normal(4, 6))) * 60)
  return {
    cancelled,
    breaksDownAfter,
    delay_s,
    boards: (index) => !createRandom(`comes:${tripId}:${index}`).chance(0.04),
    score: (index) => {
      const ratingRandom = createRandom(`score:${tripId}:${index}`)
      return ratingRandom.chance(0.12) ? Math.min(10, Math.max(1, Math.round(ratingRandom.normal(8.8, 1.2)))) : undefined
    },
  }
}
