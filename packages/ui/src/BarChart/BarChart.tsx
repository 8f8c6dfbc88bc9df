'use client'
import type { ReactNode } from 'react'
import { ChartCard, type ChartCardOptions } from '../private/chart/ChartCard.tsx'
import { ChartExplorer } from '../private/chart/ChartExplorer.tsx'
import { ChartKey } from '../private/chart/ChartKey.tsx'
import * as frame from '../private/chart/frame.css.ts'
import { chartWords, groupThousands, type ChartLabels } from '../private/chart/words.ts'
import { BlankBars } from './BlankBars.tsx'
import { BarPlot, measureBars } from './BarPlot.tsx'

export interface BarDatum {
  id: string
  /** The whole name of the bar: "Thu 19 Nov". */
  label: string
  /** Stands under the bar, where it has room: "16 Nov". Without any, the labels stand there. */
  tick?: string | undefined
  /** Stands there on small screens: "16". @default `tick` */
  tickShort?: string | undefined
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
  total?: boolean
  /** The bar that is chosen. */
  selectedId?: string | undefined
  /** A bar was pressed, or chosen with Enter or Space. */
  onSelect?: (id: string) => void
  labels?: Partial<BarChartLabels>
}

const english: ChartLabels = { ...chartWords, chart: 'bar chart', keys: 'Use the left and right arrow keys to walk the bars.' }

/** One bar for each day or thing, in a card; what is to come is dashed. The figures are also there as a table. */
export function BarChart({
  data: given,
  unit,
  formatValue = groupThousands,
  total = true,
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
  const head = [words.category, ...(hasPlans ? [words.state] : []), words.value]
  const cells = ({ label, planned, value }: BarDatum, format: (value: number) => string) => [
    label,
    ...(hasPlans ? [planned ? words.planned : words.done] : []),
    format(value),
  ]
  const name = [`${rest.caption}.`, total ? `${words.total}: ${say(sum)}.` : '', words.keys, onSelect ? words.choose : '']

  return (
    <ChartCard
      {...rest}
      kind="bars"
      words={words}
      isEmpty={data.length === 0}
      blank={<BlankBars label={words.loading} />}
      table={{
        head,
        rows: data.map((datum) => ({ id: datum.id, cells: cells(datum, formatValue) })),
        total: total ? [words.total, ...(hasPlans ? [''] : []), formatValue(sum)] : undefined,
        figuresFrom: head.length - 1,
      }}
      csv={() => [head, ...data.map((datum) => cells(datum, String))]}
    >
      <ChartExplorer
        count={data.length}
        roleDescription={words.chart}
        name={name.filter(Boolean).join(' ')}
        say={(index) => {
          const at = data[index]
          if (!at) return ''
          const parts = [at.label, say(at.value), at.planned ? words.planned : '', at.id === selectedId ? words.chosen : '']
          return parts.filter(Boolean).join(', ')
        }}
        plan={(size) => {
          const { start, band, yOf } = measureBars(data, size, formatValue)
          return {
            indexAt: (x) => Math.floor((x - start) / band),
            tip: (index) => {
              const at = data[index]
              return { lines: [at ? `${at.label}: ${say(at.value)}` : ''], x: start + (index + 0.5) * band, y: yOf(at?.value ?? 0) }
            },
          }
        }}
        draw={(size, active) => (
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
        <ChartKey kind="done" />
        {words.done}
      </li>
      <li className={frame.legendItem}>
        <ChartKey kind="ahead" />
        {words.planned}
      </li>
    </ul>
  )
}
