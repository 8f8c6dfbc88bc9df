'use client'
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Button } from '../../Button/Button.tsx'
import { Card } from '../../Card/Card.tsx'
import { EmptyState } from '../../EmptyState/EmptyState.tsx'
import { ErrorState } from '../../ErrorState/ErrorState.tsx'
import type { HeadingLevel } from '../../Heading/Heading.tsx'
import { media } from '../../theme/media.ts'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { ChartColumn, ChartLine, Download, Table2 } from '../icons.ts'
import { useMediaQuery } from '../useMediaQuery.ts'
import * as chart from './chartStatus.css.ts'
import { ChartTable, type ChartTableData } from './ChartTable.tsx'
import { formatCsv, downloadCsv } from './chartCsv.ts'
import * as styles from './chartCard.css.ts'
import type { ChartLabels } from './chartLabels.ts'

/** What every chart in a card takes. */
export interface ChartCardOptions extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children' | 'onSelect'> {
  /** Names the chart; it stands in the head. */
  caption: string
  /** @default 2 */
  captionLevel?: HeadingLevel
  /** The span of time, or what is counted. */
  subtitle?: ReactNode
  loading?: boolean
  /** The figures could not be fetched: `true`, or the reason. */
  error?: boolean | string
  onRetry?: () => void
  retrying?: boolean
  /** Shown instead of the drawing when there is nothing to draw. */
  empty?: ReactNode
  /** The name of the file, `trips.csv`; the table can then be kept as one. */
  csvName?: string
  ref?: Ref<HTMLElement>
}

interface ChartCardProps extends ChartCardOptions {
  kind: 'bars' | 'lines'
  labels: ChartLabels
  isEmpty: boolean
  blank: ReactNode
  table: ChartTableData
  /** The table with its bare figures. */
  getCsvRows: () => readonly (readonly (string | number)[])[]
  children: ReactNode
}

/** The card around a drawing: its head, the way to the table, and what stands there while there is nothing to draw. */
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
  blank,
  table,
  getCsvRows,
  children,
  ...rest
}: ChartCardProps) {
  const [asTable, setAsTable] = useState(false)
  const isWide = useMediaQuery(media.laptop)
  const failed = error !== false && error !== ''
  const state = loading ? 'loading' : failed ? 'failed' : isEmpty ? 'empty' : 'ready'
  const long = asTable ? labels.viewAsChart : labels.viewAsTable
  const level = captionLevel === 1 ? 2 : 3
  const toChart = kind === 'bars' ? <ChartColumn /> : <ChartLine />
  return (
    <Card
      {...rest}
      as="figure"
      title={caption}
      titleLevel={captionLevel}
      action={
        state === 'ready' ? (
          <div className={styles.toggle}>
            <Button
              variant="quiet"
              size="small"
              startIcon={asTable ? toChart : <Table2 />}
              aria-label={`${long}: ${caption}`}
              onClick={() => setAsTable(!asTable)}
            >
              {isWide ? long : asTable ? labels.viewAsChartShort : labels.viewAsTableShort}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className={chart.body}>
        {state === 'loading' ? blank : null}
        {state === 'failed' ? (
          <ErrorState
            compact
            titleLevel={level}
            title={labels.failed}
            description={error === true ? undefined : error}
            onRetry={onRetry}
            retrying={retrying}
          />
        ) : null}
        {state === 'empty' ? (empty ?? <EmptyState compact titleLevel={level} title={labels.empty} />) : null}
        {state === 'ready' && asTable ? (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
            <div role="region" aria-label={caption} tabIndex={0} className={styles.scroll}>
              <ChartTable data={table} caption={caption} />
            </div>
            {csvName === undefined ? null : (
              <div className={styles.download}>
                <Button variant="quiet" size="small" startIcon={<Download />} onClick={() => downloadCsv(formatCsv(getCsvRows()), csvName)}>
                  {labels.download}
                </Button>
              </div>
            )}
          </>
        ) : null}
        {state === 'ready' && !asTable ? (
          <>
            {children}
            <VisuallyHidden as="div">
              <ChartTable data={table} caption={caption} />
            </VisuallyHidden>
          </>
        ) : null}
      </div>
    </Card>
  )
}
