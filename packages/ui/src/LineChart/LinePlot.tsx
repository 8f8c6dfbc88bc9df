'use client'
import { Area, Line } from 'recharts'
import type { PlotSize } from '../private/chart/InteractivePlot.tsx'
import { measureValueAxis, PlotFrame, plotMargin } from '../private/chart/PlotFrame.tsx'
import { markerPath, type SeriesLook } from '../private/chart/seriesLooks.ts'
import type { TimeLabel } from '../private/chart/timeCategories.ts'
import * as styles from './LineChart.css.ts'
import { selectMarkers, splitPlanned, type TabulatedLine } from './tabulateSeries.ts'

/** Space in px for the markers of the first and last point. */
const pointPadding = 8

/** Geometry of the plot, shared by the lines and the tooltip beside them. */
export function measureLines(lines: readonly TabulatedLine[], pointCount: number, size: PlotSize, formatValue: (value: number) => string) {
  const values = lines.flatMap((line) => line.values.flatMap((value) => value ?? []))
  const axis = measureValueAxis(values, size, formatValue)
  const { plotLeft, plotWidth } = axis
  const step = (plotWidth - 2 * pointPadding) / Math.max(pointCount - 1, 1)
  return {
    axis,
    step,
    // A single point is centred.
    xOf: (index: number) => plotLeft + (pointCount === 1 ? plotWidth / 2 : pointPadding + index * step),
    indexAt: (x: number) =>
      x < plotLeft ? -1 : Math.min(Math.max(Math.round((x - plotLeft - pointPadding) / Math.max(step, 0.01)), 0), pointCount - 1),
  }
}

// recharts draws a dot for a line of one point; our marker is drawn there already.
const noDot = () => <g key="none" />

export type StyledLine = TabulatedLine & { look: SeriesLook }

interface LinePlotProps {
  lines: readonly StyledLine[]
  labels: readonly TimeLabel[]
  size: PlotSize
  activeIndex: number | undefined
  isArea: boolean
  formatValue: (value: number) => string
}

/** The SVG of a line chart. */
export function LinePlot({ lines, labels, size, activeIndex, isArea, formatValue }: LinePlotProps) {
  const isSinglePoint = labels.length === 1
  const { axis, step, xOf } = measureLines(lines, labels.length, size, formatValue)
  const axisLabels = labels.flatMap(({ label, axisLabel, axisLabelShort }, index) => {
    const text = isSinglePoint ? label : ((size.isPhone ? axisLabelShort : undefined) ?? axisLabel)
    return text === undefined ? [] : [{ index, text, position: xOf(index) - axis.plotLeft }]
  })
  const plottedLines = lines.map((line) => ({
    ...line,
    ...splitPlanned(line),
    hasMarker: selectMarkers(line.values, lines.length > 1 || labels.length <= 62 ? step : 0),
  }))
  return (
    <PlotFrame
      size={size}
      axis={axis}
      data={labels.map((_, index) => ({ index }))}
      categoryKey="index"
      labels={axisLabels}
      pointPadding={pointPadding}
      formatValue={formatValue}
    >
      {axis.min < 0 ? <path d={`M${axis.plotLeft} ${axis.yOf(0)}H${size.width}`} className={styles.zeroLine} /> : null}
      {activeIndex === undefined ? null : (
        <path d={`M${xOf(activeIndex)} ${plotMargin.top / 2}V${size.height - plotMargin.bottom}`} className={styles.cursor} />
      )}
      {isArea
        ? plottedLines.map(({ id, look, values }) => (
            <Area
              key={id}
              type="linear"
              dataKey={({ index }: { index: number }) => values[index]}
              isAnimationActive={false}
              dot={isSinglePoint ? noDot : false}
              activeDot={false}
              className={styles.area[look]}
              fill=""
              fillOpacity=""
              stroke="none"
            />
          ))
        : null}
      {plottedLines.flatMap(({ id, look, doneValues, plannedValues }) =>
        (
          [
            ['planned', plannedValues, styles.plannedLine],
            ['done', doneValues, styles.line],
          ] as const
        ).map(([part, values, classes]) => (
          <Line
            key={`${id} ${part}`}
            type="linear"
            dataKey={({ index }: { index: number }) => values[index]}
            isAnimationActive={false}
            dot={isSinglePoint ? noDot : false}
            activeDot={false}
            className={classes[look]}
            stroke=""
            strokeWidth=""
          />
        )),
      )}
      {plottedLines.map(({ id, look, values, planned, hasMarker }) => (
        <g key={id}>
          {values.map((value, index) =>
            value === null || !(hasMarker[index] || index === activeIndex) ? null : (
              <path
                key={index}
                d={markerPath[look](xOf(index), axis.yOf(value))}
                className={planned[index] ? styles.plannedMarker[look] : styles.marker[look]}
              />
            ),
          )}
        </g>
      ))}
    </PlotFrame>
  )
}
