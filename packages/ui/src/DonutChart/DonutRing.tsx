'use client'
import { Pie, PieChart, type PieSectorShapeProps } from 'recharts'
import * as chart from '../private/chart/chartStatus.css.ts'
import { isSeriesLook, type SegmentLook } from '../private/chart/LegendSymbol.tsx'
import * as looks from '../private/chart/seriesStyles.css.ts'
import { computeArcs, ringSize, type Arc } from './donutArcs.ts'

interface DonutRingProps {
  segments: readonly { id: string; value: number; kind: SegmentLook }[]
  /** The one that is chosen; the others step back. */
  selectedId?: string | undefined
}

const center = ringSize.size / 2
const at = (angle: number, radius: number) => {
  const turn = ((angle - 90) * Math.PI) / 180
  return `${(center + radius * Math.cos(turn)).toFixed(2)} ${(center + radius * Math.sin(turn)).toFixed(2)}`
}

/** The ring alone; its figures stand in the table beside it. */
export function DonutRing({ segments, selectedId }: DonutRingProps) {
  const arcs = computeArcs(segments.map(({ value }) => value))
  const parts = segments.flatMap(({ id, kind }, index) => {
    const arc = arcs[index]
    return arc ? [{ id, kind, arc, sweep: arc.to - arc.from }] : []
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
            <g className={selectedId === undefined || selectedId === part.id ? '' : looks.unselected}>
              <Part kind={part.kind} arc={part.arc} />
            </g>
          ) : (
            <circle cx={center} cy={center} r={ringSize.middle} className={chart.arc.empty} />
          )
        }}
      />
    </PieChart>
  )
}

function Part({ kind, arc }: { kind: SegmentLook; arc: Arc }) {
  const isWhole = arc.to - arc.from >= 360
  // An arc that ends where it starts is not drawn, so a whole ring stops just before.
  const [from, to] = [arc.from, isWhole ? arc.from + 359.99 : arc.to]
  const large = to - from > 180 ? 1 : 0
  const curve = (radius: number, start: number, end: number, sweep: 0 | 1) =>
    `${at(start, radius)}A${radius} ${radius} 0 ${large} ${sweep} ${at(end, radius)}`
  const around = `M${curve(ringSize.middle, from, to, 1)}`
  if (isSeriesLook(kind)) return <path d={around} className={looks.arc[kind]} />
  if (kind === 'other') return <path d={around} className={looks.arcOther} />
  if (kind !== 'now') return <path d={around} className={chart.arc[kind]} />
  const [outer, inner] = [ringSize.middle + ringSize.width / 2, ringSize.middle - ringSize.width / 2]
  const turn = isWhole ? 'ZM' : 'L'
  return <path d={`M${curve(outer, from, to, 1)}${turn}${curve(inner, to, from, 0)}Z`} strokeLinejoin="round" className={chart.fill.now} />
}
