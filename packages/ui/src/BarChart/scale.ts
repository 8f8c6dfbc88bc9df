/** Round figures for the value axis, from 0 upwards: four or five lines. */
export function valueTicks(largest: number): number[] {
  const rough = Math.max(largest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? power * 10
  const whole = Math.max(step, 1)
  const count = Math.max(Math.ceil(largest / whole), 1)
  return Array.from({ length: count + 1 }, (_, index) => index * whole)
}

/** About as wide as the text is in the caption type, in px. */
export const textWidth = (text: string, textScale: number): number => text.length * 6.8 * textScale

export interface Tick {
  index: number
  text: string
  /** The middle of the text, kept inside the plot, in px from the plot's start. */
  x: number
}

/** Every n-th label, with the smallest n at which no two labels touch. */
export function placeTicks(labels: readonly { index: number; text: string }[], count: number, width: number, textScale: number): Tick[] {
  const placed = labels.map(({ index, text }) => {
    const half = textWidth(text, textScale) / 2
    const middle = ((index + 0.5) * width) / count
    return { index, text, x: Math.min(Math.max(middle, half), Math.max(width - half, half)), half }
  })
  for (let every = 1; every < placed.length; every += 1) {
    const kept = placed.filter((_, place) => place % every === 0)
    if (kept.every((tick, place) => place === 0 || tick.x - tick.half - 8 >= (kept[place - 1]?.x ?? 0) + (kept[place - 1]?.half ?? 0)))
      return kept
  }
  return placed.slice(0, 1)
}

/** As wide as the design asks, unless there are so many bars that they would touch. */
export function barWidth(band: number, isPhone: boolean): number {
  const wanted = isPhone ? Math.min(Math.max(band * 0.6, 6), 8) : Math.min(Math.max(band * 0.46, 10), 14)
  return Math.max(Math.min(wanted, band * 0.8), 0.5)
}
