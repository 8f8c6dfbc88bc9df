/** Sizes of the ring in px, as the design gives them. */
export const ring = { size: 184, middle: 83, width: 16, gap: 6, smallest: 10 }

export interface Arc {
  /** Clockwise from the top, in degrees. */
  from: number
  to: number
}

const degrees = (px: number) => (px / (2 * Math.PI * ring.middle)) * 360

/** The arcs of the values, in their order: gaps between them, and none too small to be seen. A value of 0 has none. */
export function arcsOf(values: readonly number[]): (Arc | undefined)[] {
  const shown = values.filter((value) => value > 0)
  if (shown.length === 1) return values.map((value) => (value > 0 ? { from: 0, to: 360 } : undefined))
  const gap = degrees(ring.gap)
  const least = degrees(ring.smallest)
  const sweeps = share(shown, 360 - gap * shown.length, least)
  let at = gap / 2
  let next = 0
  return values.map((value) => {
    if (value <= 0) return undefined
    const from = at
    const to = from + (sweeps[next] ?? 0)
    next += 1
    at = to + gap
    return { from, to }
  })
}

/** Shares an amount by weight, so that nobody gets less than the least. */
function share(weights: readonly number[], amount: number, least: number): number[] {
  const small = new Set<number>()
  for (;;) {
    const rest = weights.reduce((sum, weight, index) => (small.has(index) ? sum : sum + weight), 0)
    const left = amount - small.size * least
    const found = weights.findIndex((weight, index) => !small.has(index) && (weight / rest) * left < least)
    if (found === -1 || small.size === weights.length - 1)
      return weights.map((weight, index) => (small.has(index) ? least : (weight / rest) * left))
    small.add(found)
  }
}
