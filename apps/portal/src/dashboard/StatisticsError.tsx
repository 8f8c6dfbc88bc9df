import { periodLabels, type Period } from '@vehicle-partner/domain'
import { AlertStrip, Button } from '@vehicle-partner/ui'
import type { Dashboard } from './useDashboard.ts'

export interface StatisticsErrorProps {
  dashboard: Dashboard
  period: Period
  /** A dialog already shows the error of the summary. */
  hidesSummaryError: boolean
}

/** A strip for statistics that could not be loaded: the first ones, or those of another period, whose figures then stay. */
export function StatisticsError({ dashboard, period, hidesSummaryError }: StatisticsErrorProps) {
  const { summary } = dashboard
  const shown = summary.isPlaceholderData ? summary.data?.data.period?.key : undefined
  const isRetrying = summary.isFetching
  if (shown === undefined ? !summary.isLoadingError || hidesSummaryError : !summary.isError) return null
  return (
    <AlertStrip
      tone="danger"
      // The dialog has announced the first one.
      {...(shown === undefined ? {} : { role: 'status' })}
      title={shown === undefined ? 'The statistics could not be loaded.' : `${periodLabels[period]} could not be loaded.`}
      action={
        <Button
          variant="secondary"
          size="small"
          pending={isRetrying}
          pendingLabel="Trying..."
          onClick={() =>
            Promise.all(
              [dashboard.summary, dashboard.stats, dashboard.rating].filter(({ isError }) => isError).map(({ refetch }) => refetch()),
            )
          }
        >
          Retry
        </Button>
      }
    >
      {shown === undefined ? null : `You still see ${periodLabels[shown].toLowerCase()}.`}
    </AlertStrip>
  )
}
