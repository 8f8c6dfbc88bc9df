import { lagosDate, canSeeChecklist } from '@vehicle-partner/domain'
import { AlertDialog } from '@vehicle-partner/ui'
import { ApiError, messageFor } from '@vehicle-partner/api'
import { useState } from 'react'
import { useClock, useSession } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { DashboardStats } from './DashboardStats.tsx'
import { NeedsAction } from './NeedsAction.tsx'
import { OverviewHeader } from './OverviewHeader.tsx'
import { SetupChecklist } from './SetupChecklist.tsx'
import { TripCharts } from './TripCharts.tsx'
import { useDashboard, usePeriod } from './useDashboard.ts'

/** The first page after login: what is left to set up, what needs attention, and the figures of a period. */
export function DashboardScreen() {
  const { roles } = useSession()
  const clock = useClock()
  const { period, choose, moved } = usePeriod()
  const dashboard = useDashboard(period)
  const { summary } = dashboard
  // Only an answer that never came is worth stopping for; figures that could not be refreshed say their age.
  const failure = summary.isLoadingError ? summary.errorUpdatedAt : undefined
  // A refused session is already on its way to login, and that is all there is to say about it.
  const ended = summary.error instanceof ApiError && summary.error.status === 401
  const [readFailure, setReadFailure] = useState<number>()
  const showsFailure = failure !== undefined && failure !== readFailure && !ended
  const hidesFailure = showsFailure || ended
  return (
    <MainPage title="Welcome">
      {canSeeChecklist(roles) ? <SetupChecklist dashboard={dashboard} hidesSummaryError={hidesFailure} /> : null}
      <NeedsAction items={summary.data?.data.needs_action ?? []} />
      <OverviewHeader period={period} onPeriodChange={choose} periodChanged={moved} summary={summary} />
      <DashboardStats dashboard={dashboard} period={period} now={clock()} hidesSummaryError={hidesFailure} />
      <TripCharts dashboard={dashboard} period={period} today={lagosDate(clock())} hidesSummaryError={hidesFailure} />
      <AlertDialog
        open={showsFailure}
        description={messageFor(summary.error)}
        onConfirm={() => {
          setReadFailure(failure)
        }}
      />
    </MainPage>
  )
}
