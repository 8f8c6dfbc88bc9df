const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** `45 seconds`, `10 minutes`, `3 hours`; rounded up, so that it works again by then. */
export function describeWait(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second')
  if (seconds <= 90 * 60) return counted(Math.ceil(seconds / 60), 'minute')
  return counted(Math.ceil(seconds / 3600), 'hour')
}

/** The message of every limit: it says when the action works again. */
export const limitMessage = (seconds: number): string => `Too many attempts. Please try again in ${describeWait(seconds)}.`
