import type { RealtimeEvent } from './realtimeEvent.ts'

/** Ids that are remembered, to know an event that comes twice. */
const rememberedIds = 1000

/** Knows what was told already: an event that comes again, or after a later one of its organisation, is none. */
export interface EventSequence {
  /** Whether the event is new. */
  accept: (event: RealtimeEvent) => boolean
  /** The last number; undefined before anything is known. */
  last: () => number | undefined
  /** What was told up to here counts as known. */
  moveTo: (seq: number) => void
}

/** Follows the numbers of one organisation. */
export function createEventSequence(): EventSequence {
  let last: number | undefined
  const seen = new Set<string>()
  /** When the last position of each vehicle was taken. */
  const positions = new Map<string, string>()

  const isOlderPosition = (event: RealtimeEvent) => {
    if (event.type !== 'telemetry.position') return false
    const { vehicle_id, at } = event.data
    if ((positions.get(vehicle_id) ?? '') >= at) return true
    positions.set(vehicle_id, at)
    return false
  }
  return {
    accept(event) {
      if (seen.has(event.id) || (event.seq > 0 && last !== undefined && event.seq <= last) || isOlderPosition(event)) return false
      seen.add(event.id)
      if (seen.size > rememberedIds) seen.delete(seen.values().next().value ?? '')
      if (event.seq > 0) last = event.seq
      return true
    },
    last: () => last,
    moveTo(seq) {
      last = seq
    },
  }
}
