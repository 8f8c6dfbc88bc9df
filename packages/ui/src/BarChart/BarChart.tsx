'use client'
import { ChartCard, type ChartCardOptions } from '../private/chart/ChartCard.tsx'
import * as styles from '../private/chart/chartCard.css.ts'
import { InteractivePlot } from '../private/chart/InteractivePlot.tsx'
import { defaultChartLabels, formatInteger, formatWithUnit, type ChartLabels, type ChartUnit } from '../private/chart/chartLabels.ts'
import { chartName } from '../private/chart/chartName.ts'
import { LegendSymbol, type ChartStatus } from '../private/chart/LegendSymbol.tsx'
import { describeParts, namedStatuses, toDrawnBar, type DrawnBar } from './barParts.ts'
import { BarPlot, measureBars } from './BarPlot.tsx'

export interface BarDatum {
  id: string
  /** The full label: "Thu 19 Nov". */
  label: string
  /** Shown below the bar where there is space: "16 Nov". If no bar has one, `label` is shown. */
  axisLabel?: string | undefined
  /** `axisLabel` on small screens: "16". @default `axisLabel` */
  axisLabelShort?: string | undefined
  /** Negative and invalid values are drawn as 0. */
  value: number
  /** In the future: drawn with a dashed outline. */
  planned?: boolean
  /** The value by status, stacked: done is solid, current amber, upcoming dashed. `value` is ignored: it is their sum. */
  parts?: Readonly<Partial<Record<ChartStatus, number>>>
}

export type BarChartLabels = ChartLabels

export interface BarChartProps extends ChartCardOptions {
  /** One bar each, in this order. */
  data: readonly BarDatum[]
  /** What the values count: `{ one: 'trip', other: 'trips' }`. */
  unit?: ChartUnit
  /** Formats a value without its unit, for axis and table. @default integers with thousands separators */
  formatValue?: (value: number) => string
  /** Announces the sum of the values and adds it to the table. Set to false for averages. @default true */
  showTotal?: boolean
  /** The bar whose values are shown, by its id. */
  selectedId?: string | undefined
  /** Called when a bar is pressed, or selected with Enter or Space. */
  onSelect?: (id: string) => void
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<BarChartLabels>
}

const defaultLabels: ChartLabels = {
  ...defaultChartLabels,
  roleDescription: 'bar chart',
  keyboardHelp: 'Use the left and right arrow keys to move between bars.',
}

const sumOf = (data: readonly DrawnBar[], status: ChartStatus) => data.reduce((sum, { parts }) => sum + parts[status], 0)

/** A card with one bar per day or category, in one or several parts; what is planned is dashed. The data is also available as a table. */
export function BarChart({
  data: givenData,
  unit,
  formatValue = formatInteger,
  showTotal = true,
  selectedId,
  onSelect,
  labels: givenLabels,
  ...rest
}: BarChartProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const data = givenData.map(toDrawnBar)
  const statuses = namedStatuses(givenData, data)
  const statusNames = { done: labels.done, current: labels.current, upcoming: labels.planned }
  const total = data.reduce((sum, { value }) => sum + value, 0)
  const describe = (value: number) => formatWithUnit(value, formatValue, unit)
  const totals = { done: sumOf(data, 'done'), current: sumOf(data, 'current'), upcoming: sumOf(data, 'upcoming') }
  const hasParts = statuses.length > 0
  // With one status its column has all values.
  const columnStatuses = statuses.length > 1 ? statuses : []
  const [onlyStatus] = statuses.length === 1 ? statuses : []
  const columns = [
    labels.category,
    ...columnStatuses.map((status) => statusNames[status]),
    onlyStatus === undefined ? labels.value : statusNames[onlyStatus],
  ]
  const cellsOf = ({ label, parts, value }: DrawnBar, format: (value: number) => string) => [
    label,
    ...columnStatuses.map((status) => format(parts[status])),
    format(value),
  ]
  const partsOf = (bar: Pick<DrawnBar, 'parts'>) => (hasParts ? describeParts(bar, statusNames, formatValue) : [])
  const describeTotal = [describe(total), ...partsOf({ parts: totals })]
  const name = [
    `${chartName(rest.caption, rest.subtitle)}.`,
    showTotal ? `${labels.total}: ${describeTotal.join(', ')}.` : '',
    labels.keyboardHelp,
    onSelect ? labels.selectHelp : '',
  ]

  return (
    <ChartCard
      {...rest}
      kind="bars"
      labels={labels}
      isEmpty={data.length === 0}
      table={{
        columns,
        rows: data.map((datum) => ({ id: datum.id, cells: cellsOf(datum, formatValue) })),
        total: showTotal ? [labels.total, ...columnStatuses.map((status) => formatValue(totals[status])), formatValue(total)] : undefined,
        firstNumericColumn: 1,
      }}
      getCsvRows={() => [columns, ...data.map((datum) => cellsOf(datum, String))]}
    >
      <InteractivePlot
        count={data.length}
        roleDescription={labels.roleDescription}
        label={name.filter(Boolean).join(' ')}
        describePoint={(index) => {
          const datum = data[index]
          if (!datum) return ''
          const status = [...partsOf(datum), datum.id === selectedId ? labels.selected : '']
          return [datum.label, describe(datum.value), ...status].filter(Boolean).join(', ')
        }}
        getLayout={(size) => {
          const { axis, bandWidth, xOf } = measureBars(data, size, formatValue)
          return {
            indexAt: (x) => Math.floor((x - axis.plotLeft) / bandWidth),
            getTooltip: (index) => {
              const datum = data[index]
              const x = xOf(index)
              if (!datum) return { lines: [''], x, y: axis.yOf(0) }
              const parts = partsOf(datum)
              const title = `${datum.label}: ${describe(datum.value)}`
              return parts.length > 1 ? { lines: [title, ...parts], x, y: 0 } : { lines: [title], x, y: axis.yOf(datum.value) }
            },
          }
        }}
        renderPlot={(size, activeIndex) => (
          <BarPlot
            data={data}
            size={size}
            activeIndex={activeIndex}
            selectedIndex={selectedId === undefined ? undefined : data.findIndex(({ id }) => id === selectedId)}
            isSelectable={onSelect !== undefined}
            formatValue={formatValue}
          />
        )}
        onSelect={
          onSelect &&
          ((index) => {
            const id = data[index]?.id
            if (id !== undefined) onSelect(id)
          })
        }
      />
      {hasParts ? (
        <ul className={styles.legend}>
          {statuses.map((status) => (
            <li key={status} className={styles.legendItem}>
              <LegendSymbol look={status} />
              {statusNames[status]}
            </li>
          ))}
        </ul>
      ) : null}
    </ChartCard>
  )
}
