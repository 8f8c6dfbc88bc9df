const firstMs = 1000
const longestMs = 15_000
const jitter = 0.5

/** Milliseconds before the next connection attempt: exponential backoff from one to fifteen seconds, with jitter. */
export function backoffMs(failures: number, random: () => number): number {
  const base = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10))
  return Math.round(base * (1 - jitter + 2 * jitter * random()))
}
