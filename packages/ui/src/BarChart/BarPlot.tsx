'use client'
import { cx } from 'class-variance-authority'
import { Bar, CartesianGrid, BarChart as Chart, XAxis, YAxis, type BarShapeProps } from 'recharts'
import type { PlotSize } from '../private/chart/ChartExplorer.tsx'
import * as frame from '../private/chart/frame.css.ts'
import { placeTicks, textWidth, valueTicks } from '../private/chart/scale.ts'
import type { BarDatum } from './BarChart.tsx'
import * as styles from './BarChart.css.ts'
import { barWidth } from './barWidth.ts'

/** Room above the plot for the tooltip of the highest bar, and below it for the labels, in px. */
const above = 36
const below = 28

/** Where things stand in the drawing; the same figures place the bars and what floats above them. */
export function measureBars(data: readonly BarDatum[], { width, height, textScale }: PlotSize, format: (value: number) => string) {
  const values = valueTicks(Math.max(0, ...data.map(({ value }) => value)))
  const top = values.at(-1) ?? 1
  const start = Math.ceil(Math.max(...values.map((value) => textWidth(format(value), textScale)))) + 8
  const room = Math.max(width - start, 1)
  return {
    values,
    top,
    start,
    room,
    band: room / Math.max(data.length, 1),
    yOf: (value: number) => above + (height - above - below) * (1 - value / top),
  }
}

interface BarPlotProps {
  data: readonly BarDatum[]
  size: PlotSize
  active: number | undefined
  chosen: number | undefined
  choosable: boolean
  format: (value: number) => string
}

/** The drawing alone; words and keys are around it. */
export function BarPlot({ data, size, active, chosen, choosable, format }: BarPlotProps) {
  const { values, top, start, room, band } = measureBars(data, size, format)
  const named = data.some(({ tick }) => tick !== undefined)
  const wanted = data.flatMap(({ label, tick, tickShort }, index) => {
    const text = named ? ((size.isPhone ? tickShort : undefined) ?? tick) : label
    return text === undefined ? [] : [{ index, text, at: (index + 0.5) * band }]
  })
  const ticks = new Map(placeTicks(wanted, room, size.textScale).map((tick) => [tick.index, tick]))
  const bar = barWidth(band, size.isPhone)
  return (
    <Chart
      width={size.width}
      height={size.height}
      data={[...data]}
      margin={{ top: above, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      barCategoryGap={0}
      className={choosable ? styles.choosable : ''}
    >
      <CartesianGrid vertical={false} className={frame.grid} stroke="" />
      <XAxis
        dataKey="id"
        height={below}
        interval={0}
        tickLine={false}
        axisLine={{ className: frame.baseline, stroke: '' }}
        tick={({ y, index }: { y?: number | string; index?: number }) => {
          const tick = ticks.get(index ?? -1)
          return tick ? (
            <text x={start + tick.x} y={Number(y) + 12} textAnchor="middle" className={frame.tick}>
              {tick.text}
            </text>
          ) : (
            <g />
          )
        }}
      />
      <YAxis
        width={start}
        ticks={values}
        domain={[0, top]}
        interval={0}
        tickLine={false}
        axisLine={false}
        tick={({ y, payload }: { y?: number | string; payload?: { value: unknown } }) => (
          <text x={start - 8} y={Number(y)} dy="0.32em" textAnchor="end" className={frame.tick}>
            {format(Number(payload?.value))}
          </text>
        )}
      />
      <Bar
        dataKey="value"
        barSize={bar}
        isAnimationActive={false}
        shape={({ x, y, width, height, index }: BarShapeProps) => (
          <BarShape x={x} y={y} width={width} height={height} planned={data[index]?.planned ?? false} active={index === active} />
        )}
      />
      {chosen === undefined || chosen < 0 ? null : (
        <rect
          x={start + (chosen + 0.5) * band - bar / 2 - 3}
          y={size.height - below + 1}
          width={bar + 6}
          height={3}
          className={styles.chosen}
        />
      )}
    </Chart>
  )
}

interface BarShapeOwnProps {
  x: number
  y: number
  width: number
  height: number
  planned: boolean
  active: boolean
}

function BarShape({ x, y, width, height, planned, active }: BarShapeOwnProps) {
  if (!(height > 0)) return <g />
  if (planned) {
    const [left, right, bottom] = [x + 0.75, x + width - 0.75, y + height]
    return <path d={`M${left} ${bottom}V${y + 0.75}H${right}V${bottom}`} className={cx(styles.planned, active && styles.plannedActive)} />
  }
  const corner = Math.min(1.5, height, width / 2)
  const d = `M${x} ${y + height}v${corner - height}q0 ${-corner} ${corner} ${-corner}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${height - corner}z`
  return <path d={d} className={cx(styles.bar, active && styles.active)} />
}
