import type { ChartStatus } from '../private/chart/LegendSymbol.tsx'
import type { BarDatum } from './BarChart.tsx'

/** From the axis upwards. */
export const barStatuses = ['done', 'current', 'upcoming'] as const satisfies readonly ChartStatus[]

/** A bar as it is drawn: its value is the sum of its parts. */
export interface DrawnBar extends Omit<BarDatum, 'parts'> {
  parts: Readonly<Record<ChartStatus, number>>
}

const clean = (value = 0) => (Number.isFinite(value) ? Math.max(value, 0) : 0)

/** The parts of a bar; a bar without them is one part. Negative and invalid values are 0. */
export function toDrawnBar(datum: BarDatum): DrawnBar {
  const { value, planned = false, parts = planned ? { upcoming: value } : { done: value } } = datum
  const [done, current, upcoming] = [clean(parts.done), clean(parts.current), clean(parts.upcoming)]
  return { ...datum, value: done + current + upcoming, parts: { done, current, upcoming } }
}

/** The statuses that a chart names: none when all bars are plain. */
export function namedStatuses(data: readonly BarDatum[], bars: readonly DrawnBar[]): ChartStatus[] {
  const isPlain = data.every(({ parts, planned = false }) => parts === undefined && !planned)
  return isPlain ? [] : barStatuses.filter((status) => bars.some(({ parts }) => parts[status] > 0))
}

/** The statuses of a bar in words: `Upcoming`, or `Completed 9, Active 3` if there are several. */
export function describeParts(
  { parts }: Pick<DrawnBar, 'parts'>,
  names: Readonly<Record<ChartStatus, string>>,
  formatValue: (value: number) => string,
): string[] {
  const found = barStatuses.filter((status) => parts[status] > 0)
  return found.map((status) => (found.length === 1 ? names[status] : `${names[status]} ${formatValue(parts[status])}`))
}

interface StackedPart {
  status: (typeof barStatuses)[number]
  y: number
  height: number
}

/** The parts of a bar of this box, from the axis upwards. */
export function stackParts(parts: DrawnBar['parts'], y: number, height: number): StackedPart[] {
  const total = parts.done + parts.current + parts.upcoming
  let bottom = y + height
  return barStatuses.flatMap((status) => {
    const partHeight = (parts[status] / total) * height
    if (!(partHeight > 0)) return []
    bottom -= partHeight
    return { status, y: bottom, height: partHeight }
  })
}
