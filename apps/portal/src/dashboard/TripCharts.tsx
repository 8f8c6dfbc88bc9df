import { formatCount, formatDateRange, paths, periodLabels, type Period } from '@vehicle-partner/domain'
import { Card, ChartSkeleton, EmptyState, ErrorState, Grid, Link, BusyRegion } from '@vehicle-partner/ui'
import type { DonutSegment } from '@vehicle-partner/ui/charts'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import type { ReactNode } from 'react'
import { useChartComponents } from '../loading/useChartComponents.ts'
import { useHasBeenInView } from '../loading/useHasBeenInView.ts'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { findStatedPeriod } from './statedPeriod.ts'
import { groupTripsIntoBars } from './tripBars.ts'
import type { Dashboard } from './useDashboard.ts'

export interface TripChartsProps {
  dashboard: Dashboard
  period: Period
  now: Date
}

/** The words of the figures and the donut. */
const barLabels = { value: 'Trips', done: 'Completed', current: 'Active', planned: 'Upcoming' }

/** Trips over time and by status. Without any trip, one empty state replaces both charts. */
export function TripCharts({ dashboard, period, now }: TripChartsProps) {
  const { summary, stats } = dashboard
  const [placeRef, hasBeenInView] = useHasBeenInView()
  const hasSettled = !(summary.isPending || stats.isPending)
  const charts = useChartComponents(hasBeenInView && hasSettled)
  const totals = summary.data?.data
  const days = stats.data?.data
  const { title, bars } = groupTripsIntoBars(days ?? [])
  if (totals && days && !stats.isPlaceholderData && isEmpty(totals, bars))
    return <NoTrips hasVehicles={(totals.total_vehicles ?? 0) > 0} hasOthers={days.some(({ total }) => total > 0)} />

  const range = days?.length
    ? formatDateRange({ from: days[0]?.date ?? '', to: days.at(-1)?.date ?? '' })
    : formatDateRange(stats.data?.metadata?.period ?? totals?.period ?? {})
  const barHeader = { caption: title, subtitle: days ? range : periodLabels[period] }
  // Each chart has the period of its own data, also while those of the chosen one load.
  const donutHeader = { caption: 'Trips by state', subtitle: periodLabels[findStatedPeriod(totals?.period, period, now).key] }
  const segments: DonutSegment[] = [
    { id: 'completed', label: 'Completed', value: totals?.total_completed_trips ?? 0, status: 'done' },
    { id: 'active', label: 'Active', value: totals?.total_active_trips ?? 0, status: 'current' },
    { id: 'upcoming', label: 'Upcoming', value: totals?.total_upcoming_trips ?? 0, status: 'upcoming' },
  ]
  // The strip or the dialog says that the summary has failed.
  const hasDonut = !summary.isLoadingError
  if (!hasDonut && stats.isLoadingError) return null
  if (!charts.data) {
    const retry = charts.isError ? () => void charts.refetch() : undefined
    return (
      <Grid columns={hasDonut ? 'twoToOne' : 'one'} ref={placeRef}>
        <ChartPlaceholder kind="bars" {...barHeader} values={days && bars} onRetry={retry} retrying={charts.isFetching} />
        {hasDonut ? (
          <ChartPlaceholder kind="donut" {...donutHeader} values={totals && segments} onRetry={retry} retrying={charts.isFetching} />
        ) : null}
      </Grid>
    )
  }
  const { BarChart, DonutChart } = charts.data
  return (
    <Grid columns={hasDonut ? 'twoToOne' : 'one'}>
      <BusyRegion busy={stats.isPlaceholderData && stats.isFetching}>
        <BarChart
          {...barHeader}
          data={bars}
          unit={{ one: 'trip', other: 'trips' }}
          labels={barLabels}
          loading={stats.isPending}
          error={stats.isLoadingError ? getErrorMessage(stats.error) : false}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      </BusyRegion>
      {hasDonut ? (
        <BusyRegion busy={summary.isPlaceholderData && summary.isFetching}>
          <DonutChart {...donutHeader} centerLabel="trips" segments={segments} loading={!totals} />
        </BusyRegion>
      ) : null}
    </Grid>
  )
}

interface ChartPlaceholderProps {
  kind: 'bars' | 'donut'
  caption: string
  subtitle: ReactNode
  /** What the chart will show. */
  values: readonly { label: string; value: number }[] | undefined
  onRetry: (() => void) | undefined
  retrying: boolean
}

/** The place of a chart while its code is not there. Screen readers and print have its values already. */
function ChartPlaceholder({ kind, caption, subtitle, values, onRetry, retrying }: ChartPlaceholderProps) {
  if (!onRetry) {
    const alternative = values?.map(({ label, value }) => `${label}: ${formatCount(value)}`).join(', ')
    return <ChartSkeleton kind={kind} caption={caption} subtitle={subtitle} alternative={alternative} />
  }
  return (
    <Card as="figure" title={caption} subtitle={subtitle}>
      <ErrorState compact titleLevel={3} title="The chart could not be loaded" onRetry={onRetry} retrying={retrying} />
    </Card>
  )
}

/** Whether nothing is counted; cancelled and missed trips are not. */
function isEmpty(totals: NonNullable<Dashboard['summary']['data']>['data'], bars: readonly { value: number }[]): boolean {
  const { total_upcoming_trips = 0, total_active_trips = 0, total_completed_trips = 0 } = totals
  return total_upcoming_trips + total_active_trips + total_completed_trips === 0 && bars.every(({ value }) => value === 0)
}

function NoTrips({ hasVehicles, hasOthers }: { hasVehicles: boolean; hasOthers: boolean }) {
  return (
    <Card>
      {hasVehicles || hasOthers ? (
        <EmptyState
          illustration={<EmptyRoadIllustration />}
          title="No trips in this period"
          description={hasOthers ? 'Those of it were cancelled or missed.' : 'Choose another period above to see its trips.'}
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
