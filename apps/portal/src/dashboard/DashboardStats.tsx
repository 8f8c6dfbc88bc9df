import type { Period } from '@vehicle-partner/domain'
import { BusyRegion } from '@vehicle-partner/ui'
import { useSession } from '../session/useSession.ts'
import { DashboardFigures } from './DashboardFigures.tsx'
import { findStatedPeriod } from './statedPeriod.ts'
import { retryStatistics, type Dashboard } from './useDashboard.ts'

export interface DashboardStatsProps {
  dashboard: Dashboard
  period: Period
  now: Date
  /** A dialog already shows the error of the summary. */
  hidesSummaryError: boolean
}

/** The statistics of the dashboard: of the period that their answer states, whatever has been chosen since. */
export function DashboardStats({ dashboard, period, now, hidesSummaryError }: DashboardStatsProps) {
  const { summary, rating } = dashboard
  const { roles } = useSession()
  const data = summary.data?.data
  return (
    <BusyRegion busy={summary.isPlaceholderData && summary.isFetching}>
      <DashboardFigures
        data={data}
        asOf={summary.data?.metadata ? new Date(summary.data.metadata.as_of) : now}
        stated={findStatedPeriod(data?.period, period, now)}
        failure={
          summary.isLoadingError && !hidesSummaryError
            ? { onRetry: () => void retryStatistics(dashboard), retrying: summary.isFetching }
            : undefined
        }
        rating={rating.data}
        ratingFailure={rating.isLoadingError ? { onRetry: () => void rating.refetch(), retrying: rating.isFetching } : undefined}
        roles={roles}
      />
    </BusyRegion>
  )
}
