interface ResendWait {
  /** When the code was sent, ISO 8601 UTC. */
  sentAt: string
  /** How long to wait for another one. */
  seconds: number
  now: Date
}

/** Whole seconds until another code may be asked for. A clock that was set back waits no longer than one that was not. */
export function getSecondsLeft({ sentAt, seconds, now }: ResendWait): number {
  const passed = (now.getTime() - Date.parse(sentAt)) / 1000
  return Number.isNaN(passed) ? 0 : Math.min(seconds, Math.max(0, Math.ceil(seconds - passed)))
}

/** Seconds as minutes and seconds: 02:00. */
export const formatMinutes = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
