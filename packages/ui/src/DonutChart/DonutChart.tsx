'use client'
import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Card } from '../Card/Card.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { ChartKey, type ChartKind } from '../private/chart/ChartKey.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { BlankDonut } from './BlankDonut.tsx'
import * as styles from './DonutChart.css.ts'
import { DonutRing } from './DonutRing.tsx'

export interface DonutSegment {
  id: string
  label: string
  value: number
  /** How it is drawn: solid, amber in a dark ring, or dashed. */
  kind: ChartKind
}

export interface DonutChartLabels {
  /** Heads of the table's columns; only a screen reader meets them. */
  category: string
  count: string
  share: string
  loading: string
  failed: string
}

export interface DonutChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Clockwise from the top. */
  segments: readonly DonutSegment[]
  /** Names the chart; it stands in the head. */
  caption: string
  /** @default 2 */
  captionLevel?: HeadingLevel
  subtitle?: ReactNode
  /** The word under the total in the middle: "trips". */
  centerLabel: string
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

const english: DonutChartLabels = { category: 'State', count: 'Count', share: 'Share', loading: 'Loading', failed: 'Could not load' }
const grouped = new Intl.NumberFormat('en-NG')

/** Parts of a whole, in a card: a ring for the eye, and a table with every figure for everybody. */
export function DonutChart({
  segments,
  caption,
  captionLevel = 2,
  subtitle,
  centerLabel,
  formatValue = (value) => grouped.format(value),
  loading = false,
  error = false,
  onRetry,
  retrying,
  labels,
  ...rest
}: DonutChartProps) {
  const words = { ...english, ...labels }
  const failed = error !== false && error !== ''
  const total = segments.reduce((sum, { value }) => sum + Math.max(value, 0), 0)
  return (
    <Card {...rest} as="figure" title={caption} titleLevel={captionLevel} subtitle={subtitle}>
      <div className={styles.root}>
        {loading ? (
          <BlankDonut rows={Math.max(segments.length, 3)} label={words.loading} />
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
                <DonutRing segments={segments} />
              </div>
              <div className={styles.center}>
                <span className={styles.figure}>{formatValue(total)}</span>
                <span className={styles.word}>{centerLabel}</span>
              </div>
            </div>
            <table aria-label={caption} className={styles.table}>
              <VisuallyHiddenHead labels={words} />
              <tbody>
                {segments.map(({ id, label, value, kind }) => (
                  <tr key={id} className={styles.row}>
                    <th scope="row" className={styles.cell}>
                      <span className={styles.name}>
                        <ChartKey kind={kind} />
                        {label}
                      </span>
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
