import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Card } from '../Card/Card.tsx'
import { DonutSkeleton } from '../DonutChart/DonutSkeleton.tsx'
import * as donut from '../DonutChart/DonutChart.css.ts'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { PlotSkeleton } from '../private/chart/PlotSkeleton.tsx'
import * as styles from './ChartSkeleton.css.ts'

export type ChartSkeletonKind = 'bars' | 'lines' | 'donut'

export interface ChartSkeletonProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The chart whose place it keeps. */
  kind: ChartSkeletonKind
  /** The caption of the chart, so that nothing moves when it replaces the skeleton. */
  caption: string
  /** The heading level of the caption. */
  captionLevel?: HeadingLevel
  /** A line below the caption, such as the days. */
  subtitle?: ReactNode
  /** What the chart will show, as text: for screen readers and print, which do not wait for the chart. */
  alternative?: string | undefined
  /** The words that the component brings itself, such as for another language. @default { loading: 'Loading' } */
  labels?: { loading: string }
  ref?: Ref<HTMLElement>
}

const defaultLabels = { loading: 'Loading' }

/** Placeholder of a chart while the `charts` entry loads. It is part of the main entry. */
export function ChartSkeleton({
  kind,
  caption,
  captionLevel = 2,
  subtitle,
  alternative,
  labels = defaultLabels,
  ...rest
}: ChartSkeletonProps) {
  const label = alternative === undefined ? labels.loading : ''
  return (
    <Card {...rest} as="figure" title={caption} titleLevel={captionLevel} subtitle={subtitle}>
      <p className={styles.alternative}>{alternative}</p>
      {kind === 'donut' ? (
        <div className={donut.root}>
          <DonutSkeleton rows={3} label={label} />
        </div>
      ) : (
        <PlotSkeleton kind={kind} label={label} />
      )}
    </Card>
  )
}
