'use client'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Card } from '../Card/Card.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { LegendSymbol, type ChartStatus } from '../private/chart/LegendSymbol.tsx'
import { seriesLookAt } from '../private/chart/seriesLooks.ts'
import { chartName } from '../private/chart/chartName.ts'
import { formatInteger } from '../private/chart/chartLabels.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DonutSkeleton } from './DonutSkeleton.tsx'
import * as styles from './DonutChart.css.ts'
import { DonutRing } from './DonutRing.tsx'
import { groupSmallSegments } from './groupSmallSegments.ts'

export interface DonutSegment {
  id: string
  label: string
  value: number
  /** Draws the segment solid, amber or dashed. Without a status it gets a series color. */
  status?: ChartStatus
}

export interface DonutChartLabels {
  /** Column headers of the table, for screen readers. */
  category: string
  count: string
  share: string
  /** The label of the smallest segments together. */
  other: string
  loading: string
  failed: string
}

export interface DonutChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children' | 'onSelect'> {
  /** Clockwise from the top. */
  segments: readonly DonutSegment[]
  /** The title of the card; names the chart. */
  caption: string
  /** The heading level of the caption. @default 2 */
  captionLevel?: HeadingLevel
  /** A line below the caption, such as the days. */
  subtitle?: ReactNode
  /** Shown below the total: "trips". */
  centerLabel: string
  /** The smallest of more segments are combined into one. Segments with a `status` never are. @default 6 */
  maxSegments?: number
  /** The segment whose value is shown, by its id. */
  selectedId?: string | undefined
  /** Makes the labels buttons that select their segment. */
  onSelect?: (id: string) => void
  /** Formats a value for the middle, the legend and the table. @default integers with thousands separators */
  formatValue?: (value: number) => string
  /** The data is on its way: a skeleton keeps its place. */
  loading?: boolean
  /** Loading failed: `true`, or the reason. */
  error?: boolean | string
  /** Called when the user presses Retry. */
  onRetry?: () => void
  /** The data is asked for again: Retry is busy. */
  retrying?: boolean
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<DonutChartLabels>
  ref?: Ref<HTMLElement>
}

const defaultLabels: DonutChartLabels = {
  category: 'Status',
  count: 'Count',
  share: 'Share',
  other: 'Other',
  loading: 'Loading',
  failed: 'Could not load',
}

/** A card with the shares of a whole: a ring, and a table with all values. */
export function DonutChart({
  segments: givenSegments,
  caption,
  captionLevel = 2,
  subtitle,
  centerLabel,
  maxSegments = 6,
  selectedId,
  onSelect,
  formatValue = formatInteger,
  loading = false,
  error = false,
  onRetry,
  retrying,
  labels,
  ...rest
}: DonutChartProps) {
  const texts = { ...defaultLabels, ...labels }
  const hasFailed = error !== false && error !== ''
  const segments = groupSmallSegments(givenSegments, maxSegments, texts.other).map((segment, index) => ({
    ...segment,
    look: segment.status ?? (segment.groupedLabels ? ('other' as const) : seriesLookAt(index)),
  }))
  const total = segments.reduce((sum, { value }) => sum + value, 0)
  return (
    <Card
      {...rest}
      aria-labelledby={undefined}
      aria-label={chartName(caption, subtitle)}
      as="figure"
      title={caption}
      titleLevel={captionLevel}
      subtitle={subtitle}
    >
      <div className={styles.root}>
        {loading ? (
          <DonutSkeleton rows={Math.max(segments.length, 3)} label={texts.loading} />
        ) : hasFailed ? (
          <ErrorState
            compact
            titleLevel={captionLevel === 1 ? 2 : 3}
            title={texts.failed}
            description={error === true ? undefined : error}
            onRetry={onRetry}
            retrying={retrying}
          />
        ) : (
          <div className={styles.layout}>
            <div className={styles.ring}>
              <div aria-hidden="true">
                <DonutRing segments={segments} selectedId={selectedId} />
              </div>
              <div className={styles.center}>
                <span className={styles.total}>{formatValue(total)}</span>
                <span className={styles.centerLabel}>{centerLabel}</span>
              </div>
            </div>
            <table aria-label={chartName(caption, subtitle)} className={styles.table}>
              <HiddenTableHead labels={texts} />
              <tbody>
                {segments.map(({ id, label, value, look, groupedLabels }) => (
                  <tr key={id} className={styles.row}>
                    <th scope="row" className={styles.cell}>
                      <span className={styles.name}>
                        <LegendSymbol look={look} />
                        {onSelect === undefined ? (
                          label
                        ) : (
                          <button
                            type="button"
                            aria-pressed={id === selectedId}
                            onClick={() => onSelect(id)}
                            className={styles.segmentButton}
                          >
                            {label}
                          </button>
                        )}
                      </span>
                      {groupedLabels === undefined ? null : <span className={styles.groupedLabels}>{groupedLabels.join(', ')}</span>}
                    </th>
                    <td className={cx(styles.cell, styles.count)}>{formatValue(value)}</td>
                    <td className={cx(styles.cell, styles.percent)}>{total > 0 ? `${((value / total) * 100).toFixed(1)}\u00a0%` : '—'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Card>
  )
}

function HiddenTableHead({ labels }: { labels: DonutChartLabels }) {
  return (
    <thead>
      <tr>
        {[labels.category, labels.count, labels.share].map((label) => (
          <th key={label} scope="col" className={styles.hiddenCell}>
            <VisuallyHidden>{label}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  )
}
