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

/**
 * Tracks the sequence numbers of an organisation. Events of others, which a user with several receives, have numbers of their own; they are
 * told apart by their id only.
 */
export function createEventSequence(partnerId?: string): EventSequence {
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
  const isNumbered = ({ seq, partner_id }: RealtimeEvent) => seq > 0 && (partnerId === undefined || partner_id === partnerId)
  return {
    accept(event) {
      if (seen.has(event.id) || (isNumbered(event) && last !== undefined && event.seq <= last) || isOlderPosition(event)) return false
      seen.add(event.id)
      if (seen.size > rememberedIds) seen.delete(seen.values().next().value ?? '')
      if (isNumbered(event)) last = event.seq
      return true
    },
    last: () => last,
    moveTo(seq) {
      last = seq
    },
  }
}
