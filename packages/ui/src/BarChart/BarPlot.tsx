'use client'
import { Bar, type BarShapeProps } from 'recharts'
import { cx } from '../private/cx.ts'
import type { PlotSize } from '../private/chart/InteractivePlot.tsx'
import { measureValueAxis, PlotFrame, plotMargin } from '../private/chart/PlotFrame.tsx'
import * as chart from '../private/chart/chartStatus.css.ts'
import * as styles from './BarChart.css.ts'
import { stackParts, type barStatuses, type DrawnBar } from './barParts.ts'
import { computeBarWidth } from './computeBarWidth.ts'

/** Geometry of the plot, shared by the bars and the tooltip above them. */
export function measureBars(data: readonly DrawnBar[], size: PlotSize, formatValue: (value: number) => string) {
  const axis = measureValueAxis(
    data.map(({ value }) => value),
    size,
    formatValue,
  )
  const bandWidth = axis.plotWidth / Math.max(data.length, 1)
  return { axis, bandWidth, xOf: (index: number) => axis.plotLeft + (index + 0.5) * bandWidth }
}

interface BarPlotProps {
  data: readonly DrawnBar[]
  size: PlotSize
  activeIndex: number | undefined
  selectedIndex: number | undefined
  isSelectable: boolean
  formatValue: (value: number) => string
}

/** The SVG of a bar chart. */
export function BarPlot({ data, size, activeIndex, selectedIndex, isSelectable, formatValue }: BarPlotProps) {
  const { axis, bandWidth, xOf } = measureBars(data, size, formatValue)
  const hasAxisLabels = data.some(({ axisLabel }) => axisLabel !== undefined)
  const labels = data.flatMap(({ label, axisLabel, axisLabelShort }, index) => {
    const text = hasAxisLabels ? ((size.isPhone ? axisLabelShort : undefined) ?? axisLabel) : label
    return text === undefined ? [] : [{ index, text, position: xOf(index) - axis.plotLeft }]
  })
  const barWidth = computeBarWidth(bandWidth, size.isPhone)
  return (
    <PlotFrame
      size={size}
      axis={axis}
      data={data}
      categoryKey="id"
      labels={labels}
      formatValue={formatValue}
      className={isSelectable ? styles.selectable : ''}
    >
      <Bar
        dataKey="value"
        barSize={barWidth}
        isAnimationActive={false}
        shape={({ x, y, width, height, index }: BarShapeProps) => (
          <StackedBar x={x} y={y} width={width} height={height} parts={data[index]?.parts} isActive={index === activeIndex} />
        )}
      />
      {selectedIndex === undefined || selectedIndex < 0 ? null : (
        <rect
          x={xOf(selectedIndex) - barWidth / 2 - 3}
          y={size.height - plotMargin.bottom + 1}
          width={barWidth + 6}
          height={3}
          className={styles.selected}
        />
      )}
    </PlotFrame>
  )
}

interface BarBox {
  x: number
  y: number
  width: number
  height: number
  isActive: boolean
}

function StackedBar({ parts, height, y, ...box }: BarBox & { parts: DrawnBar['parts'] | undefined }) {
  const stack = parts ? stackParts(parts, y, height) : []
  return (
    <g>
      {stack.map((part, index) => (
        <BarPart key={part.status} {...part} {...box} isTop={index === stack.length - 1} />
      ))}
    </g>
  )
}

interface BarPartProps extends BarBox {
  status: (typeof barStatuses)[number]
  isTop: boolean
}

function BarPart({ x, y, width, height, status, isTop, isActive }: BarPartProps) {
  if (status === 'upcoming') {
    const [left, right, bottom] = [x + 0.75, x + width - 0.75, y + height]
    return <path d={`M${left} ${bottom}V${y + 0.75}H${right}V${bottom}`} className={cx(styles.planned, isActive && styles.plannedActive)} />
  }
  if (status === 'current')
    return <rect x={x + 1} y={y + 1} width={Math.max(width - 2, 1)} height={Math.max(height - 2, 1)} className={chart.fill.current} />
  const radius = isTop ? Math.min(1.5, height, width / 2) : 0
  const path = `M${x} ${y + height}v${radius - height}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}v${height - radius}z`
  return <path d={path} className={cx(styles.bar, isActive && styles.active)} />
}
