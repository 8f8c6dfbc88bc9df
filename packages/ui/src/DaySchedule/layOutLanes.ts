/** A span of time, in minutes since midnight. */
export interface ScheduleSpan {
  from: number
  to: number
}

/** The lane of each span, counted from 0: spans that overlap lie in different lanes, each in the first one that is free. */
export function layOutLanes(spans: readonly ScheduleSpan[]): number[] {
  const lanes: number[] = []
  const ends: number[] = []
  const inOrder = spans.map((span, at) => ({ ...span, at })).toSorted((one, other) => one.from - other.from || one.to - other.to)
  for (const { from, to, at } of inOrder) {
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = Math.max(to, from)
    lanes[at] = lane
  }
  return lanes
}
