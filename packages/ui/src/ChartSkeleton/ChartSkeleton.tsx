import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Card } from '../Card/Card.tsx'
import { DonutSkeleton } from '../DonutChart/DonutSkeleton.tsx'
import * as donut from '../DonutChart/DonutChart.css.ts'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { PlotSkeleton } from '../private/chart/PlotSkeleton.tsx'

export type ChartSkeletonKind = 'bars' | 'lines' | 'donut'

export interface ChartSkeletonProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  kind: ChartSkeletonKind
  /** The caption of the chart, so that nothing moves when it replaces the skeleton. */
  caption: string
  captionLevel?: HeadingLevel
  subtitle?: ReactNode
  /** @default { loading: 'Loading' } */
  labels?: { loading: string }
  ref?: Ref<HTMLElement>
}

const defaultLabels = { loading: 'Loading' }

/** Placeholder of a chart while the `charts` entry loads. It is part of the main entry. */
export function ChartSkeleton({ kind, caption, captionLevel = 2, subtitle, labels = defaultLabels, ...rest }: ChartSkeletonProps) {
  return (
    <Card {...rest} as="figure" title={caption} titleLevel={captionLevel} subtitle={subtitle}>
      {kind === 'donut' ? (
        <div className={donut.root}>
          <DonutSkeleton rows={3} label={labels.loading} />
        </div>
      ) : (
        <PlotSkeleton kind={kind} label={labels.loading} />
      )}
    </Card>
  )
}
