import type { DonutSegment } from './DonutChart.tsx'

export interface DonutPart extends DonutSegment {
  /** The names of what was added up in it. */
  holds?: readonly string[]
}

/** What counts: no less than nothing, and nothing where it is no number. */
export const amountOf = (value: number): number => (Number.isFinite(value) ? Math.max(value, 0) : 0)

/** At most so many parts: the smallest of more are added up at the end, in one part. Parts that are states stay what they are. */
export function groupOther(segments: readonly DonutSegment[], most: number, label: string): DonutPart[] {
  const all = segments.map((segment) => ({ ...segment, value: amountOf(segment.value) }))
  const small = all
    .filter(({ kind }) => kind === undefined)
    .toSorted((a, b) => a.value - b.value)
    .slice(0, all.length > most ? all.length - most + 1 : 0)
  if (small.length < 2) return all
  const rest = all.filter((segment) => small.includes(segment))
  return [
    ...all.filter((segment) => !small.includes(segment)),
    { id: 'other', label, value: rest.reduce((sum, { value }) => sum + value, 0), holds: rest.map((segment) => segment.label) },
  ]
}
