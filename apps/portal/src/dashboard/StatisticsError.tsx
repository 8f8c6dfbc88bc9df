import { periodLabels, type Period } from '@vehicle-partner/domain'
import { AlertStrip, Button } from '@vehicle-partner/ui'
import { retryStatistics, type Dashboard } from './useDashboard.ts'

export interface StatisticsErrorProps {
  dashboard: Dashboard
  period: Period
}

/** A strip for statistics of another period that could not be loaded; the figures stay. The first ones show it themselves. */
export function StatisticsError({ dashboard, period }: StatisticsErrorProps) {
  const { summary } = dashboard
  const shown = summary.isPlaceholderData ? summary.data?.data.period?.key : undefined
  const isRetrying = summary.isFetching
  if (shown === undefined || !summary.isError) return null
  return (
    <AlertStrip
      tone="danger"
      role="status"
      title={`${periodLabels[period]} could not be loaded.`}
      action={
        <Button variant="secondary" size="small" pending={isRetrying} pendingLabel="Trying..." onClick={() => retryStatistics(dashboard)}>
          Retry
        </Button>
      }
    >
      {`You still see ${periodLabels[shown].toLowerCase()}.`}
    </AlertStrip>
  )
}
