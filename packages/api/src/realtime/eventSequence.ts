import type { RealtimeEvent } from './realtimeEvent.ts'

/** The number of remembered event ids, to detect duplicates. */
const rememberedIds = 1000

/** Filters duplicate and outdated events. */
export interface EventSequence {
  /** Whether the event is new. */
  accept: (event: RealtimeEvent) => boolean
  /** The last sequence number; undefined at the start. */
  last: () => number | undefined
  /** Marks all events up to this number as received. */
  moveTo: (seq: number) => void
}

/** Tracks the sequence numbers of one organisation. */
export function createEventSequence(): EventSequence {
  let last: number | undefined
  const seen = new Set<string>()
  /** The time of the last position by vehicle. */
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
