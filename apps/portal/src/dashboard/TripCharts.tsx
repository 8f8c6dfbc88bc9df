import { useQuery } from '@tanstack/react-query'
import { formatDateRange, paths, periodLabels, type Day, type Period } from '@vehicle-partner/domain'
import { Card, ChartSkeleton, EmptyState, ErrorState, Grid, Link, BusyRegion } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import type { ReactNode } from 'react'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { groupTripsIntoBars } from './tripBars.ts'
import type { Dashboard } from './useDashboard.ts'

export interface TripChartsProps {
  dashboard: Dashboard
  period: Period
  today: Day
  /** A dialog already shows the error of the summary. */
  hidesSummaryError: boolean
}

/** Trips over time and by status. Without any trip, one empty state replaces both charts. */
export function TripCharts({ dashboard, period, today, hidesSummaryError }: TripChartsProps) {
  const { summary, stats } = dashboard
  const charts = useChartComponents()
  const totals = summary.data?.data
  const days = stats.data?.data
  if (totals && days && !stats.isPlaceholderData && isEmpty(totals, days)) return <NoTrips hasVehicles={(totals.total_vehicles ?? 0) > 0} />

  const { title, bars } = groupTripsIntoBars(days ?? [], today)
  const range = days?.length
    ? formatDateRange({ from: days[0]?.date ?? '', to: days.at(-1)?.date ?? '' })
    : formatDateRange(totals?.period ?? {})
  const barHeader = { caption: title, subtitle: days ? range : periodLabels[period] }
  const donutHeader = { caption: 'Trips by state', subtitle: periodLabels[period] }
  if (!charts.data) {
    const retry = charts.isError ? () => void charts.refetch() : undefined
    return (
      <Grid columns="twoToOne">
        <ChartPlaceholder kind="bars" {...barHeader} onRetry={retry} retrying={charts.isFetching} />
        <ChartPlaceholder kind="donut" {...donutHeader} onRetry={retry} retrying={charts.isFetching} />
      </Grid>
    )
  }
  const { BarChart, DonutChart } = charts.data
  const showsError = summary.isLoadingError && !hidesSummaryError
  return (
    <Grid columns="twoToOne">
      <BusyRegion busy={stats.isPlaceholderData}>
        <BarChart
          {...barHeader}
          data={bars}
          unit={{ one: 'trip', other: 'trips' }}
          loading={stats.isPending}
          error={stats.isLoadingError ? getErrorMessage(stats.error) : false}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      </BusyRegion>
      <BusyRegion busy={summary.isPlaceholderData}>
        <DonutChart
          {...donutHeader}
          centerLabel="trips"
          segments={[
            { id: 'completed', label: 'Completed', value: totals?.total_completed_trips ?? 0, status: 'done' },
            { id: 'active', label: 'Active', value: totals?.total_active_trips ?? 0, status: 'current' },
            { id: 'upcoming', label: 'Upcoming', value: totals?.total_upcoming_trips ?? 0, status: 'upcoming' },
          ]}
          loading={!totals && !showsError}
          error={showsError ? getErrorMessage(summary.error) : false}
          onRetry={() => void summary.refetch()}
          retrying={summary.isFetching}
        />
      </BusyRegion>
    </Grid>
  )
}

/** Loads the chart components as a query, so that loading and errors are handled like those of data. */
const useChartComponents = () =>
  useQuery({
    queryKey: ['chunks', 'charts'],
    queryFn: () => import('@vehicle-partner/ui/charts'),
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  })

interface ChartPlaceholderProps {
  kind: 'bars' | 'donut'
  caption: string
  subtitle: ReactNode
  onRetry: (() => void) | undefined
  retrying: boolean
}

function ChartPlaceholder({ kind, caption, subtitle, onRetry, retrying }: ChartPlaceholderProps) {
  if (!onRetry) return <ChartSkeleton kind={kind} caption={caption} subtitle={subtitle} />
  return (
    <Card as="figure" title={caption} subtitle={subtitle}>
      <ErrorState compact titleLevel={3} title="The chart could not be loaded" onRetry={onRetry} retrying={retrying} />
    </Card>
  )
}

function isEmpty(totals: NonNullable<Dashboard['summary']['data']>['data'], days: readonly { total: number }[]): boolean {
  const { total_upcoming_trips = 0, total_active_trips = 0, total_completed_trips = 0 } = totals
  return total_upcoming_trips + total_active_trips + total_completed_trips === 0 && days.every(({ total }) => total === 0)
}

function NoTrips({ hasVehicles }: { hasVehicles: boolean }) {
  return (
    <Card>
      {hasVehicles ? (
        <EmptyState
          illustration={<EmptyRoadIllustration />}
          title="No trips in this period"
          description="Choose another period above to see its trips."
        />
      ) : (
        <EmptyState
          illustration={<EmptyRoadIllustration />}
          title="No trips yet"
          description="Trips for each day show here once your vehicles are approved and on a route."
          action={<Link href={paths.faq()}>How it works</Link>}
        />
      )}
    </Card>
  )
}
