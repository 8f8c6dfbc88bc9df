import type { DonutSegment } from './DonutChart.tsx'

export interface GroupedDonutSegment extends DonutSegment {
  /** The labels of the segments combined in it. */
  groupedLabels?: readonly string[]
}

/** Negative and invalid values count as 0. */
export const toAmount = (value: number): number => (Number.isFinite(value) ? Math.max(value, 0) : 0)

/** Combines the smallest segments into a last one, so that at most `maxSegments` are left. Segments with a status are kept. */
export function groupSmallSegments(segments: readonly DonutSegment[], maxSegments: number, label: string): GroupedDonutSegment[] {
  const all = segments.map((segment) => ({ ...segment, value: toAmount(segment.value) }))
  const small = all
    .filter(({ status }) => status === undefined)
    .toSorted((a, b) => a.value - b.value)
    .slice(0, all.length > maxSegments ? all.length - maxSegments + 1 : 0)
  if (small.length < 2) return all
  const rest = all.filter((segment) => small.includes(segment))
  return [
    ...all.filter((segment) => !small.includes(segment)),
    { id: 'other', label, value: rest.reduce((sum, { value }) => sum + value, 0), groupedLabels: rest.map((segment) => segment.label) },
  ]
}
