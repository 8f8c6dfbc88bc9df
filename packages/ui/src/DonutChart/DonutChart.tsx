'use client'
import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Card } from '../Card/Card.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { LegendSymbol, type ChartStatus } from '../private/chart/LegendSymbol.tsx'
import { seriesLookAt } from '../private/chart/seriesLooks.ts'
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
  /** A state: solid, amber in a dark ring, or dashed. Without one the part has a colour of its own. */
  status?: ChartStatus
}

export interface DonutChartLabels {
  /** Heads of the table's columns; only a screen reader meets them. */
  category: string
  count: string
  share: string
  /** The name of the smallest parts together. */
  other: string
  loading: string
  failed: string
}

export interface DonutChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children' | 'onSelect'> {
  /** Clockwise from the top. */
  segments: readonly DonutSegment[]
  /** Names the chart; it stands in the head. */
  caption: string
  /** @default 2 */
  captionLevel?: HeadingLevel
  subtitle?: ReactNode
  /** The word under the total in the middle: "trips". */
  centerLabel: string
  /** Parts that can be told apart; the smallest of more are added up. Parts with a `kind` never are. @default 6 */
  maxSegments?: number
  /** The part that is chosen. */
  selectedId?: string | undefined
  /** A part was chosen; its name becomes a button. */
  onSelect?: (id: string) => void
  /** @default grouped by thousands */
  formatValue?: (value: number) => string
  loading?: boolean
  /** The figures could not be fetched: `true`, or the reason. */
  error?: boolean | string
  onRetry?: () => void
  retrying?: boolean
  labels?: Partial<DonutChartLabels>
  ref?: Ref<HTMLElement>
}

const english: DonutChartLabels = {
  category: 'State',
  count: 'Count',
  share: 'Share',
  other: 'Other',
  loading: 'Loading',
  failed: 'Could not load',
}

/** Parts of a whole, in a card: a ring for the eye, and a table with every figure for everybody. */
export function DonutChart({
  segments: given,
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
  const words = { ...english, ...labels }
  const failed = error !== false && error !== ''
  const segments = groupSmallSegments(given, maxSegments, words.other).map((segment, index) => ({
    ...segment,
    kind: segment.status ?? (segment.groupedLabels ? ('other' as const) : seriesLookAt(index)),
  }))
  const total = segments.reduce((sum, { value }) => sum + value, 0)
  return (
    <Card {...rest} as="figure" title={caption} titleLevel={captionLevel} subtitle={subtitle}>
      <div className={styles.root}>
        {loading ? (
          <DonutSkeleton rows={Math.max(segments.length, 3)} label={words.loading} />
        ) : failed ? (
          <ErrorState
            compact
            titleLevel={captionLevel === 1 ? 2 : 3}
            title={words.failed}
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
            <table aria-label={caption} className={styles.table}>
              <VisuallyHiddenHead labels={words} />
              <tbody>
                {segments.map(({ id, label, value, kind, groupedLabels }) => (
                  <tr key={id} className={styles.row}>
                    <th scope="row" className={styles.cell}>
                      <span className={styles.name}>
                        <LegendSymbol kind={kind} />
                        {onSelect === undefined ? (
                          label
                        ) : (
                          <button type="button" aria-pressed={id === selectedId} onClick={() => onSelect(id)} className={styles.segmentButton}>
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

function VisuallyHiddenHead({ labels }: { labels: DonutChartLabels }) {
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
