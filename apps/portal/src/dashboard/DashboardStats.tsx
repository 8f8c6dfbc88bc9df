import { canSeeSummaryPart, type Period } from '@vehicle-partner/domain'
import { AlertStrip, Badge, Button, Money, BusyRegion, Stack, StatGroup, StatCard } from '@vehicle-partner/ui'
import { Bus, CalendarClock, CircleCheck, IdCard, Navigation, Star, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../session/useSession.ts'
import { useCanOpen } from '../navigation/useCanOpen.ts'
import { describeComparison, formatCount, describeNextDeparture, describeMissing, describeNextPayout } from './statHints.ts'
import type { Dashboard } from './useDashboard.ts'

export interface DashboardStatsProps {
  dashboard: Dashboard
  period: Period
  now: Date
  /** The summary's failure is being said elsewhere. */
  hidesSummaryError: boolean
}

interface Stat {
  label: string
  icon: ReactNode
  href: string
  value?: ReactNode
  hint?: ReactNode
}

/** The board of figures. Each leads to its page where the person's roles open that; what the server withholds is not there. */
export function DashboardStats({ dashboard, period, now, hidesSummaryError }: DashboardStatsProps) {
  const { summary, rating } = dashboard
  const { roles } = useSession()
  const mayOpen = useCanOpen()
  const data = summary.data?.data
  const failed = summary.isLoadingError && !hidesSummaryError
  const loading = !data && !failed
  const lead = (href: string) => (mayOpen(href) ? { href } : {})

  const earnings = data?.earningsSummary
  const money = earnings?.unsettledEarnings.amount_kobo
  const showsMoney = data ? earnings !== undefined : canSeeSummaryPart('earnings', roles)
  const { total_vehicles, total_drivers, total_upcoming_trips, total_active_trips, total_completed_trips, previous } = data ?? {}
  const fleet: Stat[] = [
    {
      label: 'Vehicles',
      icon: <Bus />,
      href: '/vehicles',
      value: shown(total_vehicles),
      hint: describeMissing(total_vehicles ?? 0, data?.vehicles_needing_papers, {
        none: 'Add your first vehicle',
        lack: data?.vehicles_needing_papers === 1 ? 'needs papers' : 'need papers',
        fine: 'All papers in order',
      }),
    },
    {
      label: 'Drivers',
      icon: <IdCard />,
      href: '/drivers',
      value: shown(total_drivers),
      hint: describeMissing(total_drivers ?? 0, data?.drivers_without_vehicle, {
        none: 'Add your first driver',
        lack: 'without a vehicle',
        fine: 'Each has a vehicle',
      }),
    },
    {
      label: 'Upcoming trips',
      icon: <CalendarClock />,
      href: '/trips?group=upcoming',
      value: shown(total_upcoming_trips),
      hint: describeNextDeparture(data?.next_trip, now),
    },
    {
      label: 'Active trips',
      icon: <Navigation />,
      href: '/trips?group=active',
      value: shown(total_active_trips),
      hint: total_active_trips ? <Badge dot="here">On the road</Badge> : 'None now',
    },
  ]
  return (
    <Stack gap="medium">
      {failed ? (
        <AlertStrip
          tone="danger"
          title="The figures could not be loaded."
          action={
            <Button
              variant="secondary"
              size="small"
              pending={summary.isFetching}
              pendingLabel="Trying..."
              onClick={() => summary.refetch()}
            >
              Retry
            </Button>
          }
        />
      ) : null}
      <BusyRegion busy={summary.isPlaceholderData}>
        <StatGroup aria-label="Overview">
          {showsMoney ? (
            <StatCard
              wide
              label="Unsettled earnings"
              icon={<Wallet />}
              loading={loading}
              {...lead('/earnings')}
              value={money === undefined ? undefined : <Money kobo={money} size="figure" />}
              hint={earnings && money !== undefined ? describeNextPayout(earnings.next_payout, money) : undefined}
            />
          ) : null}
          {fleet.map(({ href, hint, ...figure }) => (
            <StatCard key={figure.label} {...figure} {...lead(href)} loading={loading} hint={data ? hint : undefined} />
          ))}
          <StatCard
            // Without the wide cell of money the last two fill its place.
            wide={!showsMoney}
            label="Completed trips"
            icon={<CircleCheck />}
            loading={loading}
            {...lead('/trips?group=completed')}
            value={shown(total_completed_trips)}
            hint={data ? describeComparison(total_completed_trips ?? 0, previous?.total_completed_trips, period) : undefined}
          />
          <StatCard
            wide={!showsMoney}
            label="Rating"
            icon={<Star />}
            loading={rating.isPending}
            {...lead('/trips?group=completed')}
            error={rating.isLoadingError}
            onRetry={() => void rating.refetch()}
            retrying={rating.isFetching}
            value={rating.data?.rating?.toFixed(1)}
            unit={rating.data?.rating === null ? undefined : '/ 10'}
            hint={ratings(rating.data?.count)}
          />
        </StatGroup>
      </BusyRegion>
    </Stack>
  )
}

const shown = (value: number | undefined) => (value === undefined ? undefined : formatCount(value))

function ratings(number: number | undefined): string | undefined {
  if (number === undefined) return undefined
  return number === 0 ? 'No ratings yet' : `${formatCount(number)} ${number === 1 ? 'rating' : 'ratings'}`
}
