'use client'
import { Area, CartesianGrid, ComposedChart, Line as Stroke, XAxis, YAxis } from 'recharts'
import type { PlotSize } from '../private/chart/ChartExplorer.tsx'
import * as frame from '../private/chart/frame.css.ts'
import { placeTicks, textWidth, valueTicks } from '../private/chart/scale.ts'
import { markPath, type SeriesLook } from '../private/chart/series.ts'
import type { TimeName } from '../private/chart/timeKeys.ts'
import * as styles from './LineChart.css.ts'
import { markedPlaces, partsOf, type Line } from './tabulate.ts'

/** Room above the plot, below it for the labels, and beside its first and last place for their marks, in px. */
const above = 36
const below = 28
const beside = 8

/** Where things stand in the drawing; the same figures place the lines and what floats beside them. */
export function measureLines(lines: readonly Line[], count: number, size: PlotSize, format: (value: number) => string) {
  const known = lines.flatMap(({ values }) => values.flatMap((value) => value ?? []))
  const ticks = valueTicks(Math.max(0, ...known), Math.min(0, ...known))
  const [bottom, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const start = Math.ceil(Math.max(...ticks.map((value) => textWidth(format(value), size.textScale)))) + 8
  const room = Math.max(size.width - start, 1)
  const step = (room - 2 * beside) / Math.max(count - 1, 1)
  return {
    ticks,
    bottom,
    top,
    start,
    room,
    step,
    // A single place stands in the middle.
    xOf: (index: number) => start + (count === 1 ? room / 2 : beside + index * step),
    indexAt: (x: number) => (x < start ? -1 : Math.min(Math.max(Math.round((x - start - beside) / Math.max(step, 0.01)), 0), count - 1)),
    yOf: (value: number) => above + (size.height - above - below) * (1 - (value - bottom) / (top - bottom)),
  }
}

// A line of one place cannot be seen, so recharts puts a dot of its own there; ours is drawn already.
const noDot = () => <g key="none" />

export type DrawnLine = Line & { look: SeriesLook }

interface LinePlotProps {
  lines: readonly DrawnLine[]
  names: readonly TimeName[]
  size: PlotSize
  active: number | undefined
  isArea: boolean
  format: (value: number) => string
}

/** The drawing alone; words and keys are around it. */
export function LinePlot({ lines, names, size, active, isArea, format }: LinePlotProps) {
  const plan = measureLines(lines, names.length, size, format)
  const { ticks, bottom, top, start, room, step, xOf, yOf } = plan
  const wanted = names.flatMap(({ label, tick, tickShort }, index) => {
    const text = names.length === 1 ? label : ((size.isPhone ? tickShort : undefined) ?? tick)
    return text === undefined ? [] : [{ index, text, at: xOf(index) - start }]
  })
  const placed = new Map(placeTicks(wanted, room, size.textScale).map((tick) => [tick.index, tick]))
  const parts = lines.map((line) => ({
    ...line,
    ...partsOf(line),
    marked: markedPlaces(line.values, lines.length > 1 || names.length <= 62 ? step : 0),
  }))
  return (
    <ComposedChart
      width={size.width}
      height={size.height}
      data={names.map((_, index) => ({ index }))}
      margin={{ top: above, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} className={frame.grid} stroke="" />
      <XAxis
        dataKey="index"
        scale="point"
        padding={{ left: beside, right: beside }}
        height={below}
        interval={0}
        tickLine={false}
        axisLine={{ className: frame.baseline, stroke: '' }}
        tick={({ y, index }: { y?: number | string; index?: number }) => {
          const tick = placed.get(index ?? -1)
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
        ticks={ticks}
        domain={[bottom, top]}
        interval={0}
        tickLine={false}
        axisLine={false}
        tick={({ y, payload }: { y?: number | string; payload?: { value: unknown } }) => (
          <text x={start - 8} y={Number(y)} dy="0.32em" textAnchor="end" className={frame.tick}>
            {format(Number(payload?.value))}
          </text>
        )}
      />
      {bottom < 0 ? <path d={`M${start} ${yOf(0)}H${size.width}`} className={styles.zero} /> : null}
      {active === undefined ? null : <path d={`M${xOf(active)} ${above / 2}V${size.height - below}`} className={styles.cursor} />}
      {isArea
        ? parts.map(({ id, look, values }) => (
            <Area
              key={id}
              type="linear"
              dataKey={({ index }: { index: number }) => values[index]}
              isAnimationActive={false}
              dot={names.length === 1 ? noDot : false}
              activeDot={false}
              className={styles.area[look]}
              fill=""
              fillOpacity=""
              stroke="none"
            />
          ))
        : null}
      {parts.flatMap(({ id, look, done, ahead }) =>
        (
          [
            ['ahead', ahead, styles.ahead],
            ['line', done, styles.line],
          ] as const
        ).map(([kind, values, classes]) => (
          <Stroke
            key={`${id} ${kind}`}
            type="linear"
            dataKey={({ index }: { index: number }) => values[index]}
            isAnimationActive={false}
            dot={names.length === 1 ? noDot : false}
            activeDot={false}
            className={classes[look]}
            stroke=""
            strokeWidth=""
          />
        )),
      )}
      {parts.map(({ id, look, values, planned, marked }) => (
        <g key={id}>
          {values.map((value, index) =>
            value === null || !(marked[index] || index === active) ? null : (
              <path
                key={index}
                d={markPath[look](xOf(index), yOf(value))}
                className={planned[index] ? styles.markAhead[look] : styles.mark[look]}
              />
            ),
          )}
        </g>
      ))}
    </ComposedChart>
  )
}
