'use client'
import { ChartCard, type ChartCardOptions } from '../private/chart/ChartCard.tsx'
import { ChartExplorer } from '../private/chart/ChartExplorer.tsx'
import { seriesLookAt } from '../private/chart/seriesLooks.ts'
import type { TimeInterval } from '../private/chart/timeKeys.ts'
import { defaultChartLabels, formatInteger, type ChartLabels } from '../private/chart/chartLabels.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { BlankLines } from './BlankLines.tsx'
import { LineLegend } from './LineLegend.tsx'
import { LinePlot, measureLines } from './LinePlot.tsx'
import { tabulateSeries, type TabulatedLine } from './tabulateSeries.ts'

export interface LinePoint {
  /** A calendar day, `2026-11-19`; a month, `2026-11`, with `by="month"`; or an instant, `2026-11-19T05:30:00Z`. */
  date: string
  /** `null` is unknown, and leaves a gap. */
  value: number | null
  /** Still to come: drawn dashed. */
  planned?: boolean
}

export interface LineSeries {
  id: string
  label: string
  points: readonly LinePoint[]
}

export interface LineChartLabels extends ChartLabels {
  /** Said and printed where a value is unknown. */
  unknown: string
}

export type LineChartShape = 'line' | 'area'

export interface LineChartProps extends ChartCardOptions {
  /** One line each, up to five; more cannot be told apart. */
  series: readonly LineSeries[]
  /** `area` fills what is under the line: for one amount that grows. @default 'line' */
  shape?: LineChartShape
  /** @default 'day' */
  interval?: TimeInterval
  /** Where the day of an instant is looked up. @default 'Africa/Lagos' */
  timeZone?: string
  /** How days and months are named. @default 'en-NG' */
  locale?: string
  /** Days without a point are nothing, or unknown. @default 'zero' */
  missing?: 'zero' | 'gap'
  /** What the values count: `{ one: 'trip', other: 'trips' }`. */
  unit?: { one: string; other: string }
  /** The figure alone, on the axis and in the table. @default grouped by thousands */
  formatValue?: (value: number) => string
  /** The values add up to something: the table ends with sums. */
  showTotal?: boolean
  /** The ids of the series that are left out. */
  hiddenSeries?: readonly string[]
  defaultHiddenSeries?: readonly string[]
  onHiddenSeriesChange?: (hidden: readonly string[]) => void
  labels?: Partial<LineChartLabels>
}

const english: LineChartLabels = {
  ...defaultChartLabels,
  roleDescription: 'line chart',
  keyboardHelp: 'Use the left and right arrow keys to walk the line.',
  unknown: 'unknown',
}
const sumOf = ({ values }: TabulatedLine) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
const none: readonly string[] = []

/** How something changes over time, in a card: one line or several, what is to come dashed. The figures are also there as a table. */
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
  defaultHiddenSeries = none,
  onHiddenSeriesChange,
  labels,
  ...rest
}: LineChartProps) {
  const words = { ...english, ...labels }
  const [hidden, setHidden] = useControllableState(hiddenSeries, defaultHiddenSeries, onHiddenSeriesChange)
  const { keys, labels: names, lines } = tabulateSeries(series, { timeZone, locale, interval, missing })
  const drawn = lines.map((line, index) => ({ ...line, look: seriesLookAt(index) })).filter(({ id }) => !hidden.includes(id))
  const print = (value: number | null | undefined) => (value === null || value === undefined ? '—' : formatValue(value))
  const say = (value: number | null | undefined) => {
    if (value === null || value === undefined) return words.unknown
    return unit ? `${formatValue(value)} ${value === 1 ? unit.one : unit.other}` : formatValue(value)
  }
  const isOne = lines.length === 1
  const isAhead = (index: number) => drawn.some(({ planned }) => planned[index])
  const head = [words.category, ...lines.map(({ label }) => (isOne ? words.value : label))]

  return (
    <ChartCard
      {...rest}
      kind="lines"
      labels={words}
      isEmpty={keys.length === 0}
      blank={<BlankLines label={words.loading} />}
      table={{
        columns: head,
        rows: keys.map((key, index) => ({
          id: key,
          cells: [
            `${labels[index]?.label ?? key}${lines.some(({ planned }) => planned[index]) ? `, ${words.planned}` : ''}`,
            ...lines.map(({ values }) => print(values[index])),
          ],
        })),
        total: showTotal ? [words.total, ...lines.map((line) => formatValue(sumOf(line)))] : undefined,
        firstNumericColumn: 1,
      }}
      getCsvRows={() => [head, ...keys.map((key, index) => [key, ...lines.map(({ values }) => values[index] ?? '')])]}
    >
      <ChartExplorer
        count={keys.length}
        roleDescription={words.roleDescription}
        label={`${rest.caption}. ${words.keyboardHelp}`}
        describePoint={(index) => {
          const figures = drawn.map(({ label, values }) => (isOne ? say(values[index]) : `${label} ${say(values[index])}`))
          return [labels[index]?.label, ...figures, isAhead(index) ? words.planned : ''].filter(Boolean).join(', ')
        }}
        getLayout={(size) => {
          const { xOf, indexAt, yOf } = measureLines(drawn, keys.length, size, formatValue)
          return {
            indexAt,
            getTooltip: (index) => {
              const label = labels[index]?.label ?? ''
              const [only] = drawn
              if (isOne && only)
                return { lines: [`${label}: ${say(only.values[index])}`], x: xOf(index), y: yOf(only.values[index] ?? 0) - 4 }
              return { lines: [label, ...drawn.map(({ label: name, values }) => `${name}: ${say(values[index])}`)], x: xOf(index), y: 0 }
            },
          }
        }}
        renderPlot={(size, active) => (
          <LinePlot lines={drawn} names={labels} size={size} active={active} isArea={shape === 'area'} format={formatValue} />
        )}
      />
      <LineLegend
        lines={lines}
        hidden={hidden}
        hasPlans={lines.some(({ planned }) => planned.includes(true))}
        words={words}
        onToggle={(id) => setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id])}
      />
    </ChartCard>
  )
}
