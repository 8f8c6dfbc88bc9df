/** Sizes of the ring in px, from the design. `middle` is the radius of its centre line. */
export const ringSize = { size: 184, middle: 83, width: 16, gap: 6, minArc: 10 }

export interface Arc {
  /** Clockwise from the top, in degrees. */
  from: number
  to: number
}

const toDegrees = (px: number) => (px / (2 * Math.PI * ringSize.middle)) * 360

/** The arcs of the values in order, with gaps and a minimum length. A value of 0 has none. */
export function computeArcs(values: readonly number[]): (Arc | undefined)[] {
  const positiveValues = values.filter((value) => value > 0)
  if (positiveValues.length === 1) return values.map((value) => (value > 0 ? { from: 0, to: 360 } : undefined))
  const gap = toDegrees(ringSize.gap)
  const minSweep = toDegrees(ringSize.minArc)
  const sweeps = distribute(positiveValues, 360 - gap * positiveValues.length, minSweep)
  let start = gap / 2
  let next = 0
  return values.map((value) => {
    if (value <= 0) return undefined
    const from = start
    const to = from + (sweeps[next] ?? 0)
    next += 1
    start = to + gap
    return { from, to }
  })
}

/** Distributes an amount by weight, with a minimum for each. */
function distribute(weights: readonly number[], amount: number, min: number): number[] {
  const small = new Set<number>()
  for (;;) {
    const rest = weights.reduce((sum, weight, index) => (small.has(index) ? sum : sum + weight), 0)
    const left = amount - small.size * min
    const nextSmall = weights.findIndex((weight, index) => !small.has(index) && (weight / rest) * left < min)
    if (nextSmall === -1 || small.size === weights.length - 1)
      return weights.map((weight, index) => (small.has(index) ? min : (weight / rest) * left))
    small.add(nextSmall)
  }
}
