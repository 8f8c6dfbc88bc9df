'use client'
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Button } from '../../Button/Button.tsx'
import { Card } from '../../Card/Card.tsx'
import { EmptyState } from '../../EmptyState/EmptyState.tsx'
import { ErrorState } from '../../ErrorState/ErrorState.tsx'
import type { HeadingLevel } from '../../Heading/Heading.tsx'
import { media } from '../../theme/media.ts'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { ChartColumn, ChartLine, Download, Table2 } from '../icons/toolIcons.ts'
import { ScrollRegion } from '../ScrollRegion.tsx'
import { useMediaQuery } from '../useMediaQuery.ts'
import * as chart from './chartStatus.css.ts'
import { ChartTable, type ChartTableData } from './ChartTable.tsx'
import { formatCsv, downloadCsv } from './chartCsv.ts'
import * as styles from './chartCard.css.ts'
import { chartName } from './chartName.ts'
import { PlotSkeleton } from './PlotSkeleton.tsx'
import type { ChartLabels } from './chartLabels.ts'

/** Props of every chart with axes. */
export interface ChartCardOptions extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children' | 'onSelect'> {
  /** The title of the card; names the chart. */
  caption: string
  /** The heading level of the caption. @default 2 */
  captionLevel?: HeadingLevel
  /** The period, or what is counted. */
  subtitle?: ReactNode
  /** The data is on its way: a skeleton keeps its place. */
  loading?: boolean
  /** Loading failed: `true`, or the reason. */
  error?: boolean | string
  /** Called when the user presses Retry. */
  onRetry?: () => void
  /** The data is asked for again: Retry is busy. */
  retrying?: boolean
  /** Shown instead of the plot when there is no data. @default an EmptyState */
  empty?: ReactNode
  /** File name such as `trips.csv`: offers the table as a download. */
  csvName?: string
  ref?: Ref<HTMLElement>
}

interface ChartCardProps extends ChartCardOptions {
  kind: 'bars' | 'lines'
  labels: ChartLabels
  isEmpty: boolean
  table: ChartTableData
  /** The rows of the download, with unformatted values. */
  getCsvRows: () => readonly (readonly (string | number)[])[]
  children: ReactNode
}

/** The card of a chart: header, switch between plot and table, and the loading, error and empty states. */
export function ChartCard({
  kind,
  caption,
  captionLevel = 2,
  loading = false,
  error = false,
  onRetry,
  retrying,
  empty,
  csvName,
  labels,
  isEmpty,
  table,
  getCsvRows,
  children,
  ...rest
}: ChartCardProps) {
  const name = chartName(caption, rest.subtitle)
  const [isTable, setTable] = useState(false)
  const isWide = useMediaQuery(media.laptop)
  const hasFailed = error !== false && error !== ''
  const state = loading ? 'loading' : hasFailed ? 'failed' : isEmpty ? 'empty' : 'ready'
  const toggleLabel = isTable ? labels.viewAsChart : labels.viewAsTable
  const messageLevel = captionLevel === 1 ? 2 : 3
  const chartIcon = kind === 'bars' ? <ChartColumn /> : <ChartLine />
  return (
    <Card
      {...rest}
      aria-labelledby={undefined}
      aria-label={name}
      as="figure"
      title={caption}
      titleLevel={captionLevel}
      action={
        state === 'ready' ? (
          <div className={styles.toggle}>
            <Button
              variant="quiet"
              size="small"
              startIcon={isTable ? chartIcon : <Table2 />}
              aria-label={`${toggleLabel}: ${caption}`}
              onClick={() => setTable(!isTable)}
            >
              {isWide ? toggleLabel : isTable ? labels.viewAsChartShort : labels.viewAsTableShort}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className={chart.body}>
        {state === 'loading' ? <PlotSkeleton kind={kind} label={labels.loading} /> : null}
        {state === 'failed' ? (
          <ErrorState
            compact
            titleLevel={messageLevel}
            title={labels.failed}
            description={error === true ? undefined : error}
            onRetry={onRetry}
            retrying={retrying}
          />
        ) : null}
        {state === 'empty' ? (empty ?? <EmptyState compact titleLevel={messageLevel} title={labels.empty} />) : null}
        {state === 'ready' && isTable ? (
          <>
            <ScrollRegion aria-label={name} className={styles.scroll}>
              <ChartTable data={table} caption={name} />
            </ScrollRegion>
            {csvName === undefined ? null : (
              <div className={styles.download}>
                <Button variant="quiet" size="small" startIcon={<Download />} onClick={() => downloadCsv(formatCsv(getCsvRows()), csvName)}>
                  {labels.download}
                </Button>
              </div>
            )}
          </>
        ) : null}
        {state === 'ready' && !isTable ? (
          <>
            {children}
            <VisuallyHidden as="div">
              <ChartTable data={table} caption={name} />
            </VisuallyHidden>
          </>
        ) : null}
      </div>
    </Card>
  )
}
