'use client'
import { ChartCard, type ChartCardOptions } from '../private/chart/ChartCard.tsx'
import { InteractivePlot } from '../private/chart/InteractivePlot.tsx'
import { defaultChartLabels, formatInteger, formatWithUnit, type ChartLabels, type ChartUnit } from '../private/chart/chartLabels.ts'
import { chartName } from '../private/chart/chartName.ts'
import { seriesLookAt } from '../private/chart/seriesLooks.ts'
import type { TimeInterval } from '../private/chart/timeCategories.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { LineLegend } from './LineLegend.tsx'
import { LinePlot, measureLines } from './LinePlot.tsx'
import { tabulateSeries, type TabulatedLine } from './tabulateSeries.ts'

export interface LinePoint {
  /** A calendar day, `2026-11-19`; a month, `2026-11`, with `interval="month"`; or an instant, `2026-11-19T05:30:00Z`. */
  date: string
  /** `null` is unknown and leaves a gap. */
  value: number | null
  /** In the future: drawn dashed. */
  planned?: boolean
}

export interface LineSeries {
  id: string
  label: string
  points: readonly LinePoint[]
}

export interface LineChartLabels extends ChartLabels {
  /** Announced and shown for an unknown value. */
  unknown: string
}

export type LineChartShape = 'line' | 'area'

export interface LineChartProps extends ChartCardOptions {
  /** One line each, up to five; more cannot be told apart. */
  series: readonly LineSeries[]
  /** `area` fills the space below the line: for a single amount. @default 'line' */
  shape?: LineChartShape
  /** What a point stands for. @default 'day' */
  interval?: TimeInterval
  /** The time zone that decides on which day an instant falls. @default 'Africa/Lagos' */
  timeZone?: string
  /** The locale of day and month names. @default 'en-NG' */
  locale?: string
  /** Whether days without a point count as 0 or as unknown. @default 'zero' */
  missing?: 'zero' | 'gap'
  /** What the values count: `{ one: 'trip', other: 'trips' }`. */
  unit?: ChartUnit
  /** Formats a value without its unit, for axis and table. @default integers with thousands separators */
  formatValue?: (value: number) => string
  /** Adds the sum of each series to the table. @default false */
  showTotal?: boolean
  /** Ids of the series that are not drawn. */
  hiddenSeries?: readonly string[]
  /** Ids of the series that are not drawn at first. */
  defaultHiddenSeries?: readonly string[]
  /** Called with the hidden series when the user hides or shows one. */
  onHiddenSeriesChange?: (hidden: readonly string[]) => void
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<LineChartLabels>
}

const defaultLabels: LineChartLabels = {
  ...defaultChartLabels,
  roleDescription: 'line chart',
  unknown: 'unknown',
}
const sumOf = ({ values }: TabulatedLine) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
const noSeries: readonly string[] = []

/** A card with one or more lines over time; planned values are dashed. The data is also available as a table. */
export function LineChart({
  series,
  shape = 'line',
  interval = 'day',
  timeZone = 'Africa/Lagos',
  locale = 'en-NG',
  missing = 'zero',
  unit,
  formatValue = formatInteger,
  showTotal = false,
  hiddenSeries,
  defaultHiddenSeries = noSeries,
  onHiddenSeriesChange,
  labels: givenLabels,
  ...rest
}: LineChartProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const [hidden, setHidden] = useControllableState(hiddenSeries, defaultHiddenSeries, onHiddenSeriesChange)
  const { keys, labels: timeLabels, lines } = tabulateSeries(series, { timeZone, locale, interval, missing })
  const visibleLines = lines.map((line, index) => ({ ...line, look: seriesLookAt(index) })).filter(({ id }) => !hidden.includes(id))
  const printCell = (value: number | null | undefined) => (value === null || value === undefined ? '—' : formatValue(value))
  const describe = (value: number | null | undefined) =>
    value === null || value === undefined ? labels.unknown : formatWithUnit(value, formatValue, unit)
  const isSingle = lines.length === 1
  const isPlanned = (some: readonly TabulatedLine[], index: number) => some.some(({ planned }) => planned[index])
  const columns = [labels.category, ...lines.map(({ label }) => (isSingle ? labels.value : label))]

  return (
    <ChartCard
      {...rest}
      kind="lines"
      labels={labels}
      isEmpty={keys.length === 0}
      table={{
        columns,
        rows: keys.map((key, index) => ({
          id: key,
          cells: [
            `${timeLabels[index]?.label ?? key}${isPlanned(lines, index) ? `, ${labels.planned}` : ''}`,
            ...lines.map(({ values }) => printCell(values[index])),
          ],
        })),
        total: showTotal ? [labels.total, ...lines.map((line) => formatValue(sumOf(line)))] : undefined,
        firstNumericColumn: 1,
      }}
      getCsvRows={() => [columns, ...keys.map((key, index) => [key, ...lines.map(({ values }) => values[index] ?? '')])]}
    >
      <InteractivePlot
        count={keys.length}
        roleDescription={labels.roleDescription}
        label={`${chartName(rest.caption, rest.subtitle)}. ${labels.keyboardHelp}`}
        describePoint={(index) => {
          const values = visibleLines.map((line) =>
            isSingle ? describe(line.values[index]) : `${line.label} ${describe(line.values[index])}`,
          )
          return [timeLabels[index]?.label, ...values, isPlanned(visibleLines, index) ? labels.planned : ''].filter(Boolean).join(', ')
        }}
        getLayout={(size) => {
          const { axis, xOf, indexAt } = measureLines(visibleLines, keys.length, size, formatValue)
          return {
            indexAt,
            getTooltip: (index) => {
              const title = timeLabels[index]?.label ?? ''
              const x = xOf(index)
              const [line] = visibleLines
              if (isSingle && line) {
                const value = line.values[index]
                return { lines: [`${title}: ${describe(value)}`], x, y: axis.yOf(value ?? 0) - 4 }
              }
              return { lines: [title, ...visibleLines.map(({ label, values }) => `${label}: ${describe(values[index])}`)], x, y: 0 }
            },
          }
        }}
        renderPlot={(size, activeIndex) => (
          <LinePlot
            lines={visibleLines}
            labels={timeLabels}
            size={size}
            activeIndex={activeIndex}
            isArea={shape === 'area'}
            formatValue={formatValue}
          />
        )}
      />
      <LineLegend
        lines={lines}
        hidden={hidden}
        hasPlanned={lines.some(({ planned }) => planned.includes(true))}
        labels={labels}
        onToggle={(id) => setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id])}
      />
    </ChartCard>
  )
}
