import { formatCount, canSeeSummaryPart, lagosDate, paths, type Period } from '@vehicle-partner/domain'
import { Badge, Money, BusyRegion, StatGroup, StatCard } from '@vehicle-partner/ui'
import { Bus, CalendarClock, CircleCheck, IdCard, Navigation, Star, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../session/useSession.ts'
import { useCanOpen } from '../navigation/useCanOpen.ts'
import { describeComparison, describeMissing, describeNextPayout, describeNoActive, describeUpcoming } from './statHints.ts'
import { findStatedPeriod } from './statedPeriod.ts'
import { retryStatistics, type Dashboard } from './useDashboard.ts'

export interface DashboardStatsProps {
  dashboard: Dashboard
  period: Period
  now: Date
  /** A dialog already shows the error of the summary. */
  hidesSummaryError: boolean
}

interface Stat {
  label: string
  icon: ReactNode
  href: string
  value?: ReactNode
  hint?: ReactNode
}

/** The statistics of the dashboard. Each links to its page if the user may open it; values that the server withholds are left out. */
export function DashboardStats({ dashboard, period, now, hidesSummaryError }: DashboardStatsProps) {
  const { summary, rating } = dashboard
  const { roles } = useSession()
  const canOpen = useCanOpen()
  const data = summary.data?.data
  const showsError = summary.isLoadingError && !hidesSummaryError
  const loading = !data && !showsError
  // The first card says what has failed and has the retry; each keeps its shape.
  const failure = showsError && { onRetry: () => void retryStatistics(dashboard), retrying: summary.isFetching }
  const hintRoom = '\u00a0'
  const linkTo = (href: string) => (canOpen(href) ? { href } : {})

  const earnings = data?.earningsSummary
  const unsettledKobo = earnings?.unsettledEarnings.amount_kobo
  const isHeld = data?.needs_action?.some(({ kind }) => kind === 'payout.on_hold') ?? false
  const showsEarnings = data ? earnings !== undefined : canSeeSummaryPart('earnings', roles)
  // The hints belong to the figures: to their time and their period, whatever has been chosen since.
  const asOf = summary.data?.metadata ? new Date(summary.data.metadata.as_of) : now
  const today = lagosDate(asOf)
  const stated = findStatedPeriod(data?.period, period, now)
  const { total_vehicles, total_drivers, total_upcoming_trips, total_active_trips, total_completed_trips, previous } = data ?? {}
  const fleet: Stat[] = [
    {
      label: 'Vehicles',
      icon: <Bus />,
      href: paths.vehicles(),
      value: formatOptionalCount(total_vehicles),
      hint: describeMissing(total_vehicles ?? 0, data?.vehicles_needing_documents, {
        none: 'Add your first vehicle',
        missing: data?.vehicles_needing_documents === 1 ? 'needs documents' : 'need documents',
        complete: 'All documents in order',
      }),
    },
    {
      label: 'Drivers',
      icon: <IdCard />,
      href: paths.drivers(),
      value: formatOptionalCount(total_drivers),
      hint: describeMissing(total_drivers ?? 0, data?.drivers_without_vehicle, {
        none: 'Add your first driver',
        missing: 'without a vehicle',
        complete: 'Each has a vehicle',
      }),
    },
    {
      label: 'Upcoming trips',
      icon: <CalendarClock />,
      href: paths.trips({ group: 'upcoming' }),
      value: formatOptionalCount(total_upcoming_trips),
      hint: describeUpcoming(total_upcoming_trips ?? 0, data?.next_trip, stated, asOf),
    },
    {
      label: 'Active trips',
      icon: <Navigation />,
      href: paths.trips({ group: 'active' }),
      value: formatOptionalCount(total_active_trips),
      hint: total_active_trips ? <Badge dot="current">On the road</Badge> : describeNoActive(stated, today),
    },
  ]
  return (
    <BusyRegion busy={summary.isPlaceholderData && summary.isFetching}>
      <StatGroup aria-label="Overview">
        {showsEarnings ? (
          <StatCard
            wide
            label="Unsettled earnings"
            icon={<Wallet />}
            loading={loading}
            {...(failure && { ...failure, error: 'The statistics could not be loaded.' })}
            {...linkTo(paths.earnings())}
            value={unsettledKobo === undefined ? undefined : <Money kobo={unsettledKobo} size="metric" />}
            hint={
              earnings && unsettledKobo !== undefined ? describeNextPayout(earnings.next_payout ?? null, unsettledKobo, isHeld) : undefined
            }
          />
        ) : null}
        {fleet.map(({ href, hint, ...figure }, index) => (
          <StatCard
            key={figure.label}
            {...figure}
            {...linkTo(href)}
            loading={loading}
            {...(index === 0 && !showsEarnings && failure && { ...failure, error: true })}
            hint={data ? hint : hintRoom}
          />
        ))}
        <StatCard
          // Without the wide card of earnings the last two cards take its width.
          wide={!showsEarnings}
          label="Completed trips"
          icon={<CircleCheck />}
          loading={loading}
          {...linkTo(paths.trips({ group: 'history' }))}
          value={formatOptionalCount(total_completed_trips)}
          hint={data ? describeComparison(total_completed_trips ?? 0, previous, stated, today) : hintRoom}
        />
        <StatCard
          wide={!showsEarnings}
          label="Rating"
          icon={<Star />}
          loading={rating.isPending}
          {...linkTo(paths.trips({ group: 'history' }))}
          error={rating.isLoadingError}
          onRetry={() => void rating.refetch()}
          retrying={rating.isFetching}
          value={rating.data?.rating?.toFixed(1)}
          unit={rating.data?.rating === null ? undefined : '/ 10'}
          hint={describeRatingCount(rating.data?.count)}
        />
      </StatGroup>
    </BusyRegion>
  )
}

const formatOptionalCount = (value: number | undefined) => (value === undefined ? undefined : formatCount(value))

function describeRatingCount(count: number | undefined): string | undefined {
  if (count === undefined) return undefined
  return count === 0 ? 'No ratings yet' : `${formatCount(count)} ${count === 1 ? 'rating' : 'ratings'}`
}
