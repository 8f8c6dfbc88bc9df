interface ResendWait {
  /** When the code was sent, ISO 8601 UTC. */
  sentAt: string
  seconds: number
  now: Date
}

/** Whole seconds until another code can be requested, at most `seconds` if the clock was set back. */
export function getSecondsLeft({ sentAt, seconds, now }: ResendWait): number {
  const passed = (now.getTime() - Date.parse(sentAt)) / 1000
  return Number.isNaN(passed) ? 0 : Math.min(seconds, Math.max(0, Math.ceil(seconds - passed)))
}

/** Formats seconds as mm:ss. */
export const formatCountdown = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
