const factors = [1, 2, 5, 10]

/** Round values for the value axis: about four steps that cover 0, the smallest and the largest value. */
export function computeValueTicks(largest: number, smallest = 0): number[] {
  const top = Math.max(largest, 0)
  const bottom = Math.min(smallest, 0)
  const rough = Math.max(top - bottom, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(factors.map((factor) => factor * power).find((candidate) => candidate >= rough) ?? power * 10, 1)
  const from = Math.floor(bottom / step)
  const to = Math.max(Math.ceil(top / step), from + 1)
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
}

/** Approximate width of a text in the caption style, in px. */
export const estimateTextWidth = (text: string, textScale: number): number => text.length * 6.8 * textScale

export interface AxisLabel {
  index: number
  text: string
  /** Centre of the category, in px from the plot's left edge. */
  position: number
}

export interface PlacedAxisLabel {
  index: number
  text: string
  /** Centre of the text in px from the plot's left edge, moved so that the text stays inside the plot. */
  x: number
}

/** Keeps every n-th label, with the smallest n at which labels do not overlap. */
export function placeAxisLabels(labels: readonly AxisLabel[], width: number, textScale: number): PlacedAxisLabel[] {
  const placed = labels.map(({ index, text, position }) => {
    const half = estimateTextWidth(text, textScale) / 2
    return { index, text, x: Math.min(Math.max(position, half), Math.max(width - half, half)), half }
  })
  for (let every = 1; every < placed.length; every += 1) {
    const kept = placed.filter((_, place) => place % every === 0)
    if (kept.every((tick, place) => place === 0 || tick.x - tick.half - 8 >= (kept[place - 1]?.x ?? 0) + (kept[place - 1]?.half ?? 0)))
      return kept
  }
  return placed.slice(0, 1)
}
