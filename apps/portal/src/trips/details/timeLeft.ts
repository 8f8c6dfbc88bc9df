import { formatDuration } from '@vehicle-partner/domain'

/** Seconds before which the time left is a date only. */
const countdownSeconds = 24 * 3600
/** Seconds that are little time. */
const shortSeconds = 600
const minute = 60

export interface TimeLeft {
  /** '2 h 5 min', '48 s'; undefined while it is more than a day, and once it is over. */
  text: string | undefined
  /** Ten minutes at most. */
  isShort: boolean
  /** For screen readers: it changes at ten minutes and at one, not at each tick; a page that opens later says it truly too. */
  spoken: string
}

/** Describes the seconds left until a trip locks. */
export function describeTimeLeft(seconds: number): TimeLeft {
  const isShort = seconds > 0 && seconds <= shortSeconds
  const spoken = !isShort
    ? ''
    : seconds < minute
      ? 'Less than a minute left to change this trip.'
      : 'Less than ten minutes left to change this trip.'
  if (seconds <= 0 || seconds > countdownSeconds) return { text: undefined, isShort, spoken }
  return { text: seconds < minute ? `${seconds} s` : formatDuration(Math.floor(seconds / minute) * minute), isShort, spoken }
}

/** Milliseconds until the description changes; undefined when it does not change any more. `left` is in milliseconds. */
export function nextTickMs(left: number): number | undefined {
  if (left <= 0) return undefined
  const step = left > minute * 1000 ? minute * 1000 : 1000
  // The words change just after the full minute or second.
  return (left % step) + 1
}
