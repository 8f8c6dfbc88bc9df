import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { BlankBars } from '../BarChart/BlankBars.tsx'
import { Card } from '../Card/Card.tsx'
import { BlankDonut } from '../DonutChart/BlankDonut.tsx'
import * as donut from '../DonutChart/DonutChart.css.ts'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { BlankLines } from '../LineChart/BlankLines.tsx'

export type ChartSkeletonKind = 'bars' | 'lines' | 'donut'

export interface ChartSkeletonProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  kind: ChartSkeletonKind
  /** As the chart will have them. */
  caption: string
  captionLevel?: HeadingLevel
  subtitle?: ReactNode
  /** @default { loading: 'Loading' } */
  labels?: { loading: string }
  ref?: Ref<HTMLElement>
}

const english = { loading: 'Loading' }

/** Keeps the place of a chart while the charts entry itself is fetched; it is in the main entry for that. */
export function ChartSkeleton({ kind, caption, captionLevel = 2, subtitle, labels = english, ...rest }: ChartSkeletonProps) {
  return (
    <Card {...rest} as="figure" title={caption} titleLevel={captionLevel} subtitle={subtitle}>
      {kind === 'bars' ? <BlankBars label={labels.loading} /> : null}
      {kind === 'lines' ? <BlankLines label={labels.loading} /> : null}
      {kind === 'donut' ? (
        <div className={donut.root}>
          <BlankDonut rows={3} label={labels.loading} />
        </div>
      ) : null}
    </Card>
  )
}
