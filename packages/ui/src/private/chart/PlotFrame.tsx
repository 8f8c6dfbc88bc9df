'use client'
import type { ReactNode } from 'react'
import { CartesianGrid, ComposedChart, XAxis, YAxis } from 'recharts'
import { computeValueTicks, estimateTextWidth, placeAxisLabels, type AxisLabel } from './axisLabels.ts'
import * as styles from './chartCard.css.ts'
import type { PlotSize } from './InteractivePlot.tsx'

/** Space in px above the plot for the tooltip of the highest value, and below it for the axis labels. */
export const plotMargin = { top: 36, bottom: 28 }

export interface ValueAxis {
  ticks: readonly number[]
  min: number
  max: number
  /** Left edge of the plot, right of the axis labels, in px. */
  plotLeft: number
  plotWidth: number
  yOf: (value: number) => number
}

/** Computes the value axis of a bar or line plot. It always includes 0. */
export function measureValueAxis(values: readonly number[], size: PlotSize, formatValue: (value: number) => string): ValueAxis {
  const ticks = computeValueTicks(Math.max(0, ...values), Math.min(0, ...values))
  const [min, max] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const plotLeft = Math.ceil(Math.max(...ticks.map((value) => estimateTextWidth(formatValue(value), size.textScale)))) + 8
  return {
    ticks,
    min,
    max,
    plotLeft,
    plotWidth: Math.max(size.width - plotLeft, 1),
    yOf: (value) => plotMargin.top + (size.height - plotMargin.top - plotMargin.bottom) * (1 - (value - min) / (max - min)),
  }
}

interface PlotFrameProps {
  size: PlotSize
  axis: ValueAxis
  /** One object per category, in order. */
  data: readonly object[]
  /** The property of `data` that identifies the category. */
  categoryKey: string
  /** Labels of the category axis; those that would overlap are left out. */
  labels: readonly AxisLabel[]
  /** Distance in px of the first and last point from the plot's edges. Without it each category is a band, as bars need. */
  pointPadding?: number
  formatValue: (value: number) => string
  className?: string
  children: ReactNode
}

/** Grid and axes of a bar or line plot; the marks are its children. */
export function PlotFrame({ size, axis, data, categoryKey, labels, pointPadding, formatValue, className, children }: PlotFrameProps) {
  const { plotLeft, plotWidth } = axis
  const placedLabels = new Map(placeAxisLabels(labels, plotWidth, size.textScale).map((label) => [label.index, label]))
  const scale = pointPadding === undefined ? {} : { scale: 'point' as const, padding: { left: pointPadding, right: pointPadding } }
  return (
    <ComposedChart
      width={size.width}
      height={size.height}
      data={[...data]}
      margin={{ top: plotMargin.top, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      barCategoryGap={0}
      className={className}
    >
      <CartesianGrid vertical={false} className={styles.grid} stroke="" />
      <XAxis
        {...scale}
        dataKey={categoryKey}
        height={plotMargin.bottom}
        interval={0}
        tickLine={false}
        axisLine={{ className: styles.baseline, stroke: '' }}
        tick={({ y, index }: { y?: number | string; index?: number }) => {
          const label = placedLabels.get(index ?? -1)
          return label ? (
            <text x={plotLeft + label.x} y={Number(y) + 12} textAnchor="middle" className={styles.axisLabel}>
              {label.text}
            </text>
          ) : (
            <g />
          )
        }}
      />
      <YAxis
        width={plotLeft}
        ticks={[...axis.ticks]}
        domain={[axis.min, axis.max]}
        interval={0}
        tickLine={false}
        axisLine={false}
        tick={({ y, payload }: { y?: number | string; payload?: { value: unknown } }) => (
          <text x={plotLeft - 8} y={Number(y)} dy="0.32em" textAnchor="end" className={styles.axisLabel}>
            {formatValue(Number(payload?.value))}
          </text>
        )}
      />
      {children}
    </ComposedChart>
  )
}
