/** Tells the time; passed in everywhere, because tests and the sandbox move it. */
export type Clock = () => Date

/** A clock that stands at an instant (ISO 8601 UTC); each reading is a date of its own. */
export function fixedClock(iso: string): Clock {
  const at = new Date(iso).getTime()
  return () => new Date(at)
}
