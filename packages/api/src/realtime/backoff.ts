const firstMs = 1000
const longestMs = 15_000
const jitter = 0.5

/** Milliseconds to wait before the next try to connect: from one second, doubled up to fifteen, half of it to chance so that not all come at once. */
export function backoffMs(failures: number, random: () => number): number {
  const base = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10))
  return Math.round(base * (1 - jitter + 2 * jitter * random()))
}
