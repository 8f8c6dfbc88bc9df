/** A direction of a route: from its origin, or back. */
export type RouteDirection = 'outbound' | 'inbound'

interface PlannedStop {
  /** Planned seconds after departure. */
  offset_s: number
}

/** The stops in driving order. Back, they are reversed, and their times count from the other end. */
export function stopsInDirection<Stop extends PlannedStop>(stops: readonly Stop[], direction: RouteDirection): Stop[] {
  if (direction === 'outbound') return [...stops]
  const last = stops.at(-1)?.offset_s ?? 0
  return stops.toReversed().map((stop) => ({ ...stop, offset_s: last - stop.offset_s }))
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** ISO weekdays in words: 'Monday to Friday', 'Monday, Wednesday', 'Every day'. */
export function formatWeekdays(days: readonly number[]): string {
  const sorted = [...new Set(days)].toSorted((a, b) => a - b)
  const [first = 1] = sorted
  const last = sorted.at(-1) ?? first
  if (sorted.length === names.length) return 'Every day'
  const isRun = sorted.length > 2 && last - first === sorted.length - 1
  return (isRun ? [`${names[first - 1] ?? ''} to ${names[last - 1] ?? ''}`] : sorted.map((day) => names[day - 1] ?? '')).join(', ')
}
