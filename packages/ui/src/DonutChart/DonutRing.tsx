'use client'
import { Pie, PieChart, type PieSectorShapeProps } from 'recharts'
import * as chart from '../private/chart/chartStatus.css.ts'
import { isSeriesLook, type SegmentLook } from '../private/chart/LegendSymbol.tsx'
import * as series from '../private/chart/seriesStyles.css.ts'
import { computeArcs, ringSize, type Arc } from './donutArcs.ts'

interface DonutRingProps {
  segments: readonly { id: string; value: number; look: SegmentLook }[]
  /** The others are faded. */
  selectedId?: string | undefined
}

const center = ringSize.size / 2
const pointAt = (angle: number, radius: number) => {
  const radians = ((angle - 90) * Math.PI) / 180
  return `${(center + radius * Math.cos(radians)).toFixed(2)} ${(center + radius * Math.sin(radians)).toFixed(2)}`
}

/** The SVG of a donut chart. */
export function DonutRing({ segments, selectedId }: DonutRingProps) {
  const arcs = computeArcs(segments.map(({ value }) => value))
  const parts = segments.flatMap(({ id, look }, index) => {
    const arc = arcs[index]
    return arc ? [{ id, look, arc, sweep: arc.to - arc.from }] : []
  })
  return (
    <PieChart width={ringSize.size} height={ringSize.size} accessibilityLayer={false} margin={{ top: 0, right: 0, bottom: 0, left: 0 }}>
      <Pie
        data={parts.length === 0 ? [{ id: 'none', sweep: 360 }] : parts}
        dataKey="sweep"
        nameKey="id"
        startAngle={90}
        endAngle={-270}
        innerRadius={ringSize.middle - ringSize.width / 2}
        outerRadius={ringSize.middle + ringSize.width / 2}
        isAnimationActive={false}
        rootTabIndex={-1}
        shape={({ index }: PieSectorShapeProps) => {
          const part = parts[index]
          return part ? (
            <g className={selectedId === undefined || selectedId === part.id ? '' : series.unselected}>
              <ArcPath look={part.look} arc={part.arc} />
            </g>
          ) : (
            <circle cx={center} cy={center} r={ringSize.middle} className={chart.arc.empty} />
          )
        }}
      />
    </PieChart>
  )
}

function ArcPath({ look, arc }: { look: SegmentLook; arc: Arc }) {
  const isWhole = arc.to - arc.from >= 360
  // SVG does not draw an arc that ends where it starts, so a whole ring ends just before.
  const [from, to] = [arc.from, isWhole ? arc.from + 359.99 : arc.to]
  const large = to - from > 180 ? 1 : 0
  const curve = (radius: number, start: number, end: number, sweep: 0 | 1) =>
    `${pointAt(start, radius)}A${radius} ${radius} 0 ${large} ${sweep} ${pointAt(end, radius)}`
  const centreLine = `M${curve(ringSize.middle, from, to, 1)}`
  if (isSeriesLook(look)) return <path d={centreLine} className={series.arc[look]} />
  if (look === 'other') return <path d={centreLine} className={series.arcOther} />
  if (look !== 'current') return <path d={centreLine} className={chart.arc[look]} />
  const [outer, inner] = [ringSize.middle + ringSize.width / 2, ringSize.middle - ringSize.width / 2]
  const join = isWhole ? 'ZM' : 'L'
  return (
    <path d={`M${curve(outer, from, to, 1)}${join}${curve(inner, to, from, 0)}Z`} strokeLinejoin="round" className={chart.fill.current} />
  )
}
