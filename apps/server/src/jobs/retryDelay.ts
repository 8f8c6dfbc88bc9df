/** How fast retries slow down. */
export interface RetryDelays {
  /** The delay after the first failure. */
  firstMs: number
  longestMs: number
}

/** Delays of items that failed: 1 minute, doubled after each failure, at most 6 hours. */
export const itemRetryDelays: RetryDelays = { firstMs: 60_000, longestMs: 6 * 3_600_000 }

/**
 * When something that has failed `tries` times is tried again. The delay doubles and varies by a fifth, so that what failed together does not
 * return together; `random` gives a number from 0 to 1.
 */
export function nextTryAt(now: Date, tries: number, { firstMs, longestMs }: RetryDelays, random: () => number): Date {
  const delay = Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 30))
  return new Date(now.getTime() + Math.round(delay * (0.8 + 0.4 * random())))
}
