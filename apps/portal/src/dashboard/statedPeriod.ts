import { periodRange, type Period } from '@vehicle-partner/domain'
import type { StatedPeriod } from './statHints.ts'

/**
 * The period of the figures that are shown: the one that their answer states, because the figures of another period stay until those of the
 * chosen one have come. Servers of the specification do not state it.
 */
export const findStatedPeriod = (stated: StatedPeriod | undefined, chosen: Period, now: Date): StatedPeriod =>
  stated ?? { key: chosen, ...periodRange(chosen, now) }
