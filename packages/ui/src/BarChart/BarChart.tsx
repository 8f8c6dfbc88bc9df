'use client'
import { ChartCard, type ChartCardOptions } from '../private/chart/ChartCard.tsx'
import * as styles from '../private/chart/chartCard.css.ts'
import { InteractivePlot } from '../private/chart/InteractivePlot.tsx'
import { defaultChartLabels, formatInteger, formatWithUnit, type ChartLabels, type ChartUnit } from '../private/chart/chartLabels.ts'
import { LegendSymbol } from '../private/chart/LegendSymbol.tsx'
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
}

export type BarChartLabels = ChartLabels

export interface BarChartProps extends ChartCardOptions {
  data: readonly BarDatum[]
  /** What the values count: `{ one: 'trip', other: 'trips' }`. */
  unit?: ChartUnit
  /** Formats a value without its unit, for axis and table. @default integers with thousands separators */
  formatValue?: (value: number) => string
  /** Announces the sum of the values and adds it to the table. Set to false for averages. @default true */
  showTotal?: boolean
  selectedId?: string | undefined
  /** Called when a bar is pressed, or selected with Enter or Space. */
  onSelect?: (id: string) => void
  labels?: Partial<BarChartLabels>
}

const defaultLabels: ChartLabels = {
  ...defaultChartLabels,
  roleDescription: 'bar chart',
  keyboardHelp: 'Use the left and right arrow keys to move between bars.',
}

/** A card with one bar per day or category; planned bars are dashed. The data is also available as a table. */
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
  const data = givenData.map((datum) => ({ ...datum, value: Number.isFinite(datum.value) ? Math.max(datum.value, 0) : 0 }))
  const total = data.reduce((sum, { value }) => sum + value, 0)
  const describe = (value: number) => formatWithUnit(value, formatValue, unit)
  const hasPlanned = data.some(({ planned }) => planned)
  const columns = [labels.category, ...(hasPlanned ? [labels.status] : []), labels.value]
  const cellsOf = ({ label, planned, value }: BarDatum, format: (value: number) => string) => [
    label,
    ...(hasPlanned ? [planned ? labels.planned : labels.done] : []),
    format(value),
  ]
  const name = [
    `${rest.caption}.`,
    showTotal ? `${labels.total}: ${describe(total)}.` : '',
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
        total: showTotal ? [labels.total, ...(hasPlanned ? [''] : []), formatValue(total)] : undefined,
        firstNumericColumn: columns.length - 1,
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
          const status = [datum.planned ? labels.planned : '', datum.id === selectedId ? labels.selected : '']
          return [datum.label, describe(datum.value), ...status].filter(Boolean).join(', ')
        }}
        getLayout={(size) => {
          const { axis, bandWidth, xOf } = measureBars(data, size, formatValue)
          return {
            indexAt: (x) => Math.floor((x - axis.plotLeft) / bandWidth),
            getTooltip: (index) => {
              const datum = data[index]
              return { lines: [datum ? `${datum.label}: ${describe(datum.value)}` : ''], x: xOf(index), y: axis.yOf(datum?.value ?? 0) }
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
      {hasPlanned ? (
        <ul className={styles.legend}>
          <li className={styles.legendItem}>
            <LegendSymbol look="done" />
            {labels.done}
          </li>
          <li className={styles.legendItem}>
            <LegendSymbol look="upcoming" />
            {labels.planned}
          </li>
        </ul>
      ) : null}
    </ChartCard>
  )
}
