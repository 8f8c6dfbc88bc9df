import { RequestError } from '@vehicle-partner/api/server'

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** `45 seconds`, `10 minutes`, `3 hours`; rounded up, so that it works again by then. */
export function describeWait(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second')
  if (seconds <= 90 * 60) return counted(Math.ceil(seconds / 60), 'minute')
  return counted(Math.ceil(seconds / 3600), 'hour')
}

/** The error of every limit; it tells people when it works again. */
export function createLimitError(milliseconds: number): RequestError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  return new RequestError('TooManyRequests', `Too many attempts. Please try again in ${describeWait(retryAfter)}.`, { retryAfter })
}
