import { lagosDate, canSeeChecklist } from '@vehicle-partner/domain'
import { AlertDialog } from '@vehicle-partner/ui'
import { ApiError } from '@vehicle-partner/api'
import { Fragment, useState } from 'react'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { useClock } from '../session/PortalContext.ts'
import { useOrganization, useSession } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { DashboardStats } from './DashboardStats.tsx'
import { DeclinedReviews } from './DeclinedReviews.tsx'
import { NeedsAction } from './NeedsAction.tsx'
import { OverviewHeader } from './OverviewHeader.tsx'
import { SetupChecklist } from './SetupChecklist.tsx'
import { StatisticsError } from './StatisticsError.tsx'
import { TripCharts } from './TripCharts.tsx'
import { useDashboard, usePeriod } from './useDashboard.ts'
import { useKeptResponses } from './useKeptResponses.ts'

/** The first page after login: set-up checklist, open tasks, and the statistics of a period. */
export function DashboardScreen() {
  const { partner } = useOrganization()
  // Figures that stay while others load are never those of another organisation.
  return <OrganizationDashboard key={partner.id} />
}

function OrganizationDashboard() {
  const { roles } = useSession()
  const clock = useClock()
  const { period, setPeriod, hasChanged } = usePeriod()
  useKeptResponses()
  const dashboard = useDashboard(period)
  const { summary } = dashboard
  const [hasSettled, setSettled] = useState(false)
  if (!hasSettled && (summary.data !== undefined || summary.isLoadingError)) setSettled(true)
  // Only a failed first load opens the dialog; statistics that could not be refreshed show their age.
  const errorAt = summary.isLoadingError ? summary.errorUpdatedAt : undefined
  // After a 401 the portal is already redirecting to login.
  const isSessionEnded = summary.error instanceof ApiError && summary.error.status === 401
  const [dismissedErrorAt, setDismissedErrorAt] = useState<number>()
  const showsErrorDialog = errorAt !== undefined && errorAt !== dismissedErrorAt && !isSessionEnded
  const hidesSummaryError = showsErrorDialog || isSessionEnded
  return (
    <MainPage title="Welcome">
      {/* Only the summary tells what stands above the figures. They are new elements then, and none of them moves; after a failure as well. */}
      <Fragment key={summary.data ? 'figures' : 'placeholders'}>
        {canSeeChecklist(roles) ? <DeclinedReviews dashboard={dashboard} /> : null}
        <NeedsAction items={summary.data && (summary.data.data.needs_action ?? [])} />
        {canSeeChecklist(roles) ? <SetupChecklist dashboard={dashboard} hidesSummaryError={hidesSummaryError} /> : null}
        <OverviewHeader
          period={period}
          onPeriodChange={setPeriod}
          disabled={!hasSettled}
          periodChanged={hasChanged}
          summary={summary}
          today={lagosDate(clock())}
        />
        <StatisticsError dashboard={dashboard} period={period} />
        <DashboardStats dashboard={dashboard} period={period} now={clock()} hidesSummaryError={hidesSummaryError} />
        <TripCharts dashboard={dashboard} period={period} now={clock()} />
      </Fragment>
      <AlertDialog
        open={showsErrorDialog}
        description={getErrorMessage(summary.error)}
        onConfirm={() => {
          setDismissedErrorAt(errorAt)
        }}
      />
    </MainPage>
  )
}
