import { canSeeSummaryPart, type Period } from '@vehicle-partner/domain'
import { AlertStrip, Badge, Button, Money, BusyRegion, Stack, StatGroup, StatCard } from '@vehicle-partner/ui'
import { Bus, CalendarClock, CircleCheck, IdCard, Navigation, Star, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../app/session.tsx'
import { useMayOpen } from '../app/useMayOpen.ts'
import { comparison, count, departure, lacking, payout } from './hints.ts'
import type { Dashboard } from './useDashboard.ts'

export interface FiguresProps {
  dashboard: Dashboard
  period: Period
  now: Date
  /** The summary's failure is being said elsewhere. */
  hidesFailure: boolean
}

interface Figure {
  label: string
  icon: ReactNode
  href: string
  value?: ReactNode
  hint?: ReactNode
}

/** The board of figures. Each leads to its page where the person's roles open that; what the server withholds is not there. */
export function Figures({ dashboard, period, now, hidesFailure }: FiguresProps) {
  const { summary, rating } = dashboard
  const { roles } = useSession()
  const mayOpen = useMayOpen()
  const data = summary.data?.data
  const failed = summary.isLoadingError && !hidesFailure
  const loading = !data && !failed
  const lead = (href: string) => (mayOpen(href) ? { href } : {})

  const earnings = data?.earningsSummary
  const money = earnings?.unsettledEarnings.amount_kobo
  const showsMoney = data ? earnings !== undefined : canSeeSummaryPart('earnings', roles)
  const { total_vehicles, total_drivers, total_upcoming_trips, total_active_trips, total_completed_trips, previous } = data ?? {}
  const fleet: Figure[] = [
    {
      label: 'Vehicles',
      icon: <Bus />,
      href: '/vehicles',
      value: shown(total_vehicles),
      hint: lacking(total_vehicles ?? 0, data?.vehicles_needing_papers, {
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
      hint: lacking(total_drivers ?? 0, data?.drivers_without_vehicle, {
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
      hint: departure(data?.next_trip, now),
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
              hint={earnings && money !== undefined ? payout(earnings.next_payout, money) : undefined}
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
            hint={data ? comparison(total_completed_trips ?? 0, previous?.total_completed_trips, period) : undefined}
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

const shown = (value: number | undefined) => (value === undefined ? undefined : count(value))

function ratings(number: number | undefined): string | undefined {
  if (number === undefined) return undefined
  return number === 0 ? 'No ratings yet' : `${count(number)} ${number === 1 ? 'rating' : 'ratings'}`
}
