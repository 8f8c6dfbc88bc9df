/** Where the time comes from; passed in everywhere, so that tests and the sandbox can move it. */
export type Clock = () => Date

/** A clock that stands still at an instant (ISO 8601). */
export function fixedClock(instant: string): Clock {
  const at = new Date(instant).getTime()
  return () => new Date(at)
}
