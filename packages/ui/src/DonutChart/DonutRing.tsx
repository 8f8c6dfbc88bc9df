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
  // An arc that ends where it starts is not drawn, so a whole ring stops just before.
  const { from, to } = { from: arc.from, to: arc.to - arc.from >= 360 ? arc.from + 359.99 : arc.to }
  const large = to - from > 180 ? 1 : 0
  if (kind !== 'now') {
    const r = ring.middle
    return <path d={`M${at(from, r)}A${r} ${r} 0 ${large} 1 ${at(to, r)}`} className={chart.arc[kind]} />
  }
  const [outer, inner] = [ring.middle + ring.width / 2, ring.middle - ring.width / 2]
  const d = `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`
  return <path d={d} strokeLinejoin="round" className={chart.fill.now} />
}
