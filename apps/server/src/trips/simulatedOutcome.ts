import { createRandom } from '../db/seed/seededRandom.ts'

/** What the sandbox lets happen to a trip: the same for the same trip, whenever somebody looks. */
export interface SimulatedOutcome {
  /** The operator takes it off the road two hours before. */
  cancelled: boolean
  /** The share of its stops after which the vehicle breaks down. */
  breaksDownAfter: number | undefined
  /** How late it arrives, in seconds; a little of it when it leaves. */
  delay_s: number
  /** Whether a party comes, by its place on the list. */
  comes: (place: number) => boolean
  /** What a passenger gives, out of ten; undefined when they say nothing. */
  score: (place: number) => number | undefined
}

/** Two of a hundred are cancelled, five of a thousand break down, and they run four minutes late, give or take six. */
export function simulatedOutcome(tripId: string): SimulatedOutcome {
  const random = createRandom(`fate:${tripId}`)
  const cancelled = random.chance(0.02)
  const breaksDownAfter = random.chance(0.005) ? 0.3 + random.next() * 0.5 : undefined
  const delay_s = Math.round(Math.min(45, Math.max(-3, random.normal(4, 6))) * 60)
  return {
    cancelled,
    breaksDownAfter,
    delay_s,
    comes: (place) => !createRandom(`comes:${tripId}:${place}`).chance(0.04),
    score: (place) => {
      const said = createRandom(`score:${tripId}:${place}`)
      return said.chance(0.12) ? Math.min(10, Math.max(1, Math.round(said.normal(8.8, 1.2)))) : undefined
    },
  }
}
