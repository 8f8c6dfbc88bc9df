'use client'
import type { ReactNode } from 'react'
import { ChartCard, type ChartCardOptions } from '../private/chart/ChartCard.tsx'
import { ChartExplorer } from '../private/chart/ChartExplorer.tsx'
import { LegendSymbol } from '../private/chart/LegendSymbol.tsx'
import * as frame from '../private/chart/chartCard.css.ts'
import { defaultChartLabels, formatInteger, type ChartLabels } from '../private/chart/chartLabels.ts'
import { BlankBars } from './BlankBars.tsx'
import { BarPlot, measureBars } from './BarPlot.tsx'

export interface BarDatum {
  id: string
  /** The whole name of the bar: "Thu 19 Nov". */
  label: string
  /** Stands under the bar, where it has room: "16 Nov". Without any, the labels stand there. */
  axisLabel?: string | undefined
  /** Stands there on small screens: "16". @default `tick` */
  axisLabelShort?: string | undefined
  /** From 0 upwards; what is below, or no number, is drawn as 0. */
  value: number
  /** Still to come: drawn as a dashed outline. */
  planned?: boolean
}

export type BarChartLabels = ChartLabels

export interface BarChartProps extends ChartCardOptions {
  data: readonly BarDatum[]
  /** What the values count: `{ one: 'trip', other: 'trips' }`. */
  unit?: { one: string; other: string }
  /** The figure alone, on the axis and in the table. @default grouped by thousands */
  formatValue?: (value: number) => string
  /** The bars add up to something: the sum is said with the name and ends the table. @default true */
  showTotal?: boolean
  /** The bar that is chosen. */
  selectedId?: string | undefined
  /** A bar was pressed, or chosen with Enter or Space. */
  onSelect?: (id: string) => void
  labels?: Partial<BarChartLabels>
}

const english: ChartLabels = {
  ...defaultChartLabels,
  roleDescription: 'bar chart',
  keyboardHelp: 'Use the left and right arrow keys to walk the bars.',
}

/** One bar for each day or thing, in a card; what is to come is dashed. The figures are also there as a table. */
export function BarChart({
  data: given,
  unit,
  formatValue = formatInteger,
  showTotal = true,
  selectedId,
  onSelect,
  labels,
  ...rest
}: BarChartProps) {
  const words = { ...english, ...labels }
  const data = given.map((datum) => ({ ...datum, value: Number.isFinite(datum.value) ? Math.max(datum.value, 0) : 0 }))
  const sum = data.reduce((all, { value }) => all + value, 0)
  const say = (value: number) => (unit ? `${formatValue(value)} ${value === 1 ? unit.one : unit.other}` : formatValue(value))
  const hasPlans = data.some(({ planned }) => planned)
  const head = [words.category, ...(hasPlans ? [words.status] : []), words.value]
  const cells = ({ label, planned, value }: BarDatum, format: (value: number) => string) => [
    label,
    ...(hasPlans ? [planned ? words.planned : words.done] : []),
    format(value),
  ]
  const name = [`${rest.caption}.`, showTotal ? `${words.total}: ${say(sum)}.` : '', words.keyboardHelp, onSelect ? words.selectHelp : '']

  return (
    <ChartCard
      {...rest}
      kind="bars"
      labels={words}
      isEmpty={data.length === 0}
      blank={<BlankBars label={words.loading} />}
      table={{
        columns: head,
        rows: data.map((datum) => ({ id: datum.id, cells: cells(datum, formatValue) })),
        total: showTotal ? [words.total, ...(hasPlans ? [''] : []), formatValue(sum)] : undefined,
        firstNumericColumn: head.length - 1,
      }}
      getCsvRows={() => [head, ...data.map((datum) => cells(datum, String))]}
    >
      <ChartExplorer
        count={data.length}
        roleDescription={words.roleDescription}
        label={name.filter(Boolean).join(' ')}
        describePoint={(index) => {
          const at = data[index]
          if (!at) return ''
          const parts = [at.label, say(at.value), at.planned ? words.planned : '', at.id === selectedId ? words.selected : '']
          return parts.filter(Boolean).join(', ')
        }}
        getLayout={(size) => {
          const { start, band, yOf } = measureBars(data, size, formatValue)
          return {
            indexAt: (x) => Math.floor((x - start) / band),
            getTooltip: (index) => {
              const at = data[index]
              return { lines: [at ? `${at.label}: ${say(at.value)}` : ''], x: start + (index + 0.5) * band, y: yOf(at?.value ?? 0) }
            },
          }
        }}
        renderPlot={(size, active) => (
          <BarPlot
            data={data}
            size={size}
            active={active}
            chosen={selectedId === undefined ? undefined : data.findIndex(({ id }) => id === selectedId)}
            choosable={onSelect !== undefined}
            format={formatValue}
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
      {hasPlans ? <Legend words={words} /> : null}
    </ChartCard>
  )
}

function Legend({ words }: { words: ChartLabels }): ReactNode {
  return (
    <ul className={frame.legend}>
      <li className={frame.legendItem}>
        <LegendSymbol kind="done" />
        {words.done}
      </li>
      <li className={frame.legendItem}>
        <LegendSymbol kind="ahead" />
        {words.planned}
      </li>
    </ul>
  )
}
