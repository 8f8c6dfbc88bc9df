'use client'
import { Pie, PieChart, type PieSectorShapeProps } from 'recharts'
import * as chart from '../private/chart/chart.css.ts'
import type { ChartKind } from '../private/chart/ChartKey.tsx'
import { arcsOf, ring, type Arc } from './arcs.ts'

interface DonutRingProps {
  segments: readonly { id: string; value: number; kind: ChartKind }[]
}

const center = ring.size / 2
const at = (angle: number, radius: number) => {
  const turn = ((angle - 90) * Math.PI) / 180
  return `${(center + radius * Math.cos(turn)).toFixed(2)} ${(center + radius * Math.sin(turn)).toFixed(2)}`
}

/** The ring alone; its figures stand in the table beside it. */
export function DonutRing({ segments }: DonutRingProps) {
  const arcs = arcsOf(segments.map(({ value }) => value))
  const parts = segments.flatMap(({ id, kind }, index) => {
    const arc = arcs[index]
    return arc ? [{ id, kind, arc, sweep: arc.to - arc.from }] : []
  })
  return (
    <PieChart width={ring.size} height={ring.size} accessibilityLayer={false} margin={{ top: 0, right: 0, bottom: 0, left: 0 }}>
      <Pie
        data={parts.length === 0 ? [{ id: 'none', sweep: 360 }] : parts}
        dataKey="sweep"
        nameKey="id"
        startAngle={90}
        endAngle={-270}
        innerRadius={ring.middle - ring.width / 2}
        outerRadius={ring.middle + ring.width / 2}
        isAnimationActive={false}
        rootTabIndex={-1}
        shape={({ index }: PieSectorShapeProps) => {
          const part = parts[index]
          return part ? (
            <Part kind={part.kind} arc={part.arc} />
          ) : (
            <circle cx={center} cy={center} r={ring.middle} className={chart.arc.empty} />
          )
        }}
      />
    </PieChart>
  )
}

function Part({ kind, arc }: { kind: ChartKind; arc: Arc }) {
  const isWhole = arc.to - arc.from >= 360
  // An arc that ends where it starts is not drawn, so a whole ring stops just before.
  const [from, to] = [arc.from, isWhole ? arc.from + 359.99 : arc.to]
  const large = to - from > 180 ? 1 : 0
  const curve = (radius: number, start: number, end: number, sweep: 0 | 1) =>
    `${at(start, radius)}A${radius} ${radius} 0 ${large} ${sweep} ${at(end, radius)}`
  if (kind !== 'now') return <path d={`M${curve(ring.middle, from, to, 1)}`} className={chart.arc[kind]} />
  const [outer, inner] = [ring.middle + ring.width / 2, ring.middle - ring.width / 2]
  const turn = isWhole ? 'ZM' : 'L'
  return <path d={`M${curve(outer, from, to, 1)}${turn}${curve(inner, to, from, 0)}Z`} strokeLinejoin="round" className={chart.fill.now} />
}
