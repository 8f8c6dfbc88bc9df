import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Card } from '../Card/Card.tsx'
import { DonutSkeleton } from '../DonutChart/DonutSkeleton.tsx'
import * as donut from '../DonutChart/DonutChart.css.ts'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { chartName } from '../private/chart/chartName.ts'
import { PlotSkeleton } from '../private/chart/PlotSkeleton.tsx'
import * as styles from './ChartSkeleton.css.ts'

export type ChartSkeletonKind = 'bars' | 'lines' | 'donut'

export interface ChartSkeletonProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  kind: ChartSkeletonKind
  /** The caption of the chart, so that nothing moves when it replaces the skeleton. */
  caption: string
  captionLevel?: HeadingLevel
  subtitle?: ReactNode
  /** What the chart will show, one text for each value: for screen readers and print, which do not wait for the chart. */
  values?: readonly string[]
  /** @default { loading: 'Loading' } */
  labels?: { loading: string }
  ref?: Ref<HTMLElement>
}

const defaultLabels = { loading: 'Loading' }

/** Placeholder of a chart while the `charts` entry loads. It is part of the main entry. */
export function ChartSkeleton({ kind, caption, captionLevel = 2, subtitle, values, labels = defaultLabels, ...rest }: ChartSkeletonProps) {
  const plot =
    kind === 'donut' ? (
      <div className={donut.root}>
        <DonutSkeleton rows={3} label={labels.loading} />
      </div>
    ) : (
      <PlotSkeleton kind={kind} label={labels.loading} />
    )
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
      {values ? (
        <>
          <ul className={styles.values}>
            {values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
          <div aria-hidden="true" className={styles.plot}>
            {plot}
          </div>
        </>
      ) : (
        plot
      )}
    </Card>
  )
}
