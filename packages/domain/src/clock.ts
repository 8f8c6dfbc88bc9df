/** Returns the current time. Injected, so that tests and the sandbox can change it. */
export type Clock = () => Date

/** A clock fixed at an instant (ISO 8601 UTC). Each call returns a new Date. */
export function fixedClock(iso: string): Clock {
  const at = new Date(iso).getTime()
  return () => new Date(at)
}
