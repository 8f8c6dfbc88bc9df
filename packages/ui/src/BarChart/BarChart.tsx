'use client'
import { ChartColumn, Table2 } from 'lucide-react'
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import * as chart from '../private/chart/chart.css.ts'
import { ChartKey } from '../private/chart/ChartKey.tsx'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { media } from '../theme/media.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { BlankBars } from './BlankBars.tsx'
import * as styles from './BarChart.css.ts'
import { BarExplorer } from './BarExplorer.tsx'
import { BarTable } from './BarTable.tsx'

export interface BarDatum {
  id: string
  /** The whole name of the bar: "Thu 19 Nov". */
  label: string
  /** Stands under the bar, where it has room: "16 Nov". Without any, the labels stand there. */
  tick?: string | undefined
  /** Stands there on small screens: "16". @default `tick` */
  tickShort?: string | undefined
  value: number
  /** Still to come: drawn as a dashed outline. */
  planned?: boolean
}

export interface BarChartLabels {
  viewAsTable: string
  viewAsChart: string
  /** The same on small screens. */
  table: string
  chartShort: string
  /** What it is, for a screen reader. */
  chart: string
  /** How to walk it with keys. */
  keys: string
  /** Heads of the table's columns. */
  category: string
  value: string
  state: string
  done: string
  planned: string
  loading: string
  failed: string
  empty: string
}

export interface BarChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  data: readonly BarDatum[]
  /** Names the chart; it stands in the head. */
  caption: string
  /** @default 2 */
  captionLevel?: HeadingLevel
  /** The span of time, or what is counted. */
  subtitle?: ReactNode
  /** What the values count: `{ one: 'trip', other: 'trips' }`. */
  unit?: { one: string; other: string }
  /** The figure alone, on the axis and in the table. @default grouped by thousands */
  formatValue?: (value: number) => string
  loading?: boolean
  /** The figures could not be fetched: `true`, or the reason. */
  error?: boolean | string
  onRetry?: () => void
  retrying?: boolean
  /** Shown instead of the drawing when there are no bars. */
  empty?: ReactNode
  labels?: Partial<BarChartLabels>
  ref?: Ref<HTMLElement>
}

const english: BarChartLabels = {
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  table: 'Table',
  chartShort: 'Chart',
  chart: 'bar chart',
  keys: 'Use the left and right arrow keys to walk the bars.',
  category: 'Date',
  value: 'Count',
  state: 'State',
  done: 'Done',
  planned: 'Scheduled',
  loading: 'Loading',
  failed: 'Could not load',
  empty: 'Nothing to show yet',
}

const grouped = new Intl.NumberFormat('en-NG')

/** One bar for each day or thing, in a card; what is to come is dashed. The figures are also there as a table. */
export function BarChart({
  data,
  caption,
  captionLevel = 2,
  subtitle,
  unit,
  formatValue = (value) => grouped.format(value),
  loading = false,
  error = false,
  onRetry,
  retrying,
  empty,
  labels,
  ...rest
}: BarChartProps) {
  const words = { ...english, ...labels }
  const [asTable, setAsTable] = useState(false)
  const isWide = useMediaQuery(media.laptop)
  const failed = error !== false && error !== ''
  const state = loading ? 'loading' : failed ? 'failed' : data.length === 0 ? 'empty' : 'ready'
  const say = (value: number) => (unit ? `${formatValue(value)} ${value === 1 ? unit.one : unit.other}` : formatValue(value))
  const long = asTable ? words.viewAsChart : words.viewAsTable
  const level = captionLevel === 1 ? 2 : 3
  const table = <BarTable data={data} caption={caption} format={formatValue} labels={words} />

  return (
    <Card
      {...rest}
      as="figure"
      title={caption}
      titleLevel={captionLevel}
      subtitle={subtitle}
      action={
        state === 'ready' ? (
          <div className={styles.toggle}>
            <Button
              variant="quiet"
              size="small"
              startIcon={asTable ? <ChartColumn /> : <Table2 />}
              aria-label={`${long}: ${caption}`}
              onClick={() => setAsTable(!asTable)}
            >
              {isWide ? long : asTable ? words.chartShort : words.table}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className={chart.body}>
        {state === 'loading' ? <BlankBars label={words.loading} /> : null}
        {state === 'failed' ? (
          <ErrorState
            compact
            titleLevel={level}
            title={words.failed}
            description={error === true ? undefined : error}
            onRetry={onRetry}
            retrying={retrying}
          />
        ) : null}
        {state === 'empty' ? (empty ?? <EmptyState compact titleLevel={level} title={words.empty} />) : null}
        {state === 'ready' && asTable ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          <div role="region" aria-label={caption} tabIndex={0} className={styles.scroll}>
            {table}
          </div>
        ) : null}
        {state === 'ready' && !asTable ? (
          <>
            <BarExplorer data={data} caption={caption} format={formatValue} say={say} labels={words} />
            {data.some(({ planned }) => planned) ? (
              <ul className={styles.legend}>
                <li className={styles.legendItem}>
                  <ChartKey kind="done" />
                  {words.done}
                </li>
                <li className={styles.legendItem}>
                  <ChartKey kind="ahead" />
                  {words.planned}
                </li>
              </ul>
            ) : null}
            <VisuallyHidden as="div">{table}</VisuallyHidden>
          </>
        ) : null}
      </div>
    </Card>
  )
}
