import { useQuery } from '@tanstack/react-query'
import { messageFor } from '@vehicle-partner/api'
import { periodLabels, formatDateRange, type Day, type Period } from '@vehicle-partner/domain'
import { Card, ChartSkeleton, EmptyState, ErrorState, Grid, Link, BusyRegion } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import type { ReactNode } from 'react'
import { groupTripsIntoBars } from './tripBars.ts'
import type { Dashboard } from './useDashboard.ts'

export interface TripChartsProps {
  dashboard: Dashboard
  period: Period
  today: Day
  /** The summary's failure is being said elsewhere. */
  hidesSummaryError: boolean
}

/** Trips over time and by state. Where there are none at all, one place says when they will come. */
export function TripCharts({ dashboard, period, today, hidesSummaryError }: TripChartsProps) {
  const { summary, stats } = dashboard
  const charts = useCharts()
  const figures = summary.data?.data
  const days = stats.data?.data
  if (figures && days && !stats.isPlaceholderData && isEmpty(figures, days)) return <NoTrips ever={(figures.total_vehicles ?? 0) > 0} />

  const { title, bars } = groupTripsIntoBars(days ?? [], today)
  const range = days?.length ? formatDateRange({ from: days[0]?.date ?? '', to: days.at(-1)?.date ?? '' }) : formatDateRange(figures?.period ?? {})
  const bar = { caption: title, subtitle: days ? range : periodLabels[period] }
  const donut = { caption: 'Trips by state', subtitle: periodLabels[period] }
  if (!charts.data) {
    const retry = charts.isError ? () => void charts.refetch() : undefined
    return (
      <Grid columns="twoToOne">
        <Waiting kind="bars" {...bar} onRetry={retry} retrying={charts.isFetching} />
        <Waiting kind="donut" {...donut} onRetry={retry} retrying={charts.isFetching} />
      </Grid>
    )
  }
  const { BarChart, DonutChart } = charts.data
  const failed = summary.isLoadingError && !hidesSummaryError
  return (
    <Grid columns="twoToOne">
      <BusyRegion busy={stats.isPlaceholderData}>
        <BarChart
          {...bar}
          data={bars}
          unit={{ one: 'trip', other: 'trips' }}
          loading={stats.isPending}
          error={stats.isLoadingError ? messageFor(stats.error) : false}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      </BusyRegion>
      <BusyRegion busy={summary.isPlaceholderData}>
        <DonutChart
          {...donut}
          centerLabel="trips"
          segments={[
            { id: 'completed', label: 'Completed', value: figures?.total_completed_trips ?? 0, kind: 'done' },
            { id: 'active', label: 'Active', value: figures?.total_active_trips ?? 0, kind: 'now' },
            { id: 'upcoming', label: 'Upcoming', value: figures?.total_upcoming_trips ?? 0, kind: 'ahead' },
          ]}
          loading={!figures && !failed}
          error={failed ? messageFor(summary.error) : false}
          onRetry={() => void summary.refetch()}
          retrying={summary.isFetching}
        />
      </BusyRegion>
    </Grid>
  )
}

/** The drawing library, which only this place needs; it is fetched like an answer, with the same waiting and failing. */
const useCharts = () =>
  useQuery({
    queryKey: ['parts', 'charts'],
    queryFn: () => import('@vehicle-partner/ui/charts'),
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  })

interface WaitingProps {
  kind: 'bars' | 'donut'
  caption: string
  subtitle: ReactNode
  onRetry: (() => void) | undefined
  retrying: boolean
}

function Waiting({ kind, caption, subtitle, onRetry, retrying }: WaitingProps) {
  if (!onRetry) return <ChartSkeleton kind={kind} caption={caption} subtitle={subtitle} />
  return (
    <Card as="figure" title={caption} subtitle={subtitle}>
      <ErrorState compact titleLevel={3} title="The chart could not be loaded" onRetry={onRetry} retrying={retrying} />
    </Card>
  )
}

function isEmpty(figures: NonNullable<Dashboard['summary']['data']>['data'], days: readonly { total: number }[]): boolean {
  const { total_upcoming_trips = 0, total_active_trips = 0, total_completed_trips = 0 } = figures
  return total_upcoming_trips + total_active_trips + total_completed_trips === 0 && days.every(({ total }) => total === 0)
}

function NoTrips({ ever }: { ever: boolean }) {
  return (
    <Card>
      {ever ? (
        <EmptyState illustration={<EmptyRoadIllustration />} title="No trips in this period" description="Choose another period above to see its trips." />
      ) : (
        <EmptyState
          illustration={<EmptyRoadIllustration />}
          title="No trips yet"
          description="Trips for each day show here once your vehicles are approved and on a route."
          action={<Link href="/faq">How it works</Link>}
        />
      )}
    </Card>
  )
}
