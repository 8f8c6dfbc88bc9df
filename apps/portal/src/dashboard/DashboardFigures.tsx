import { formatCount, canOpenLink, canSeeSummaryPart, lagosDate, paths } from '@vehicle-partner/domain'
import { Badge, Money, StatGroup, StatCard, UnbrokenText } from '@vehicle-partner/ui'
import { Bus, CalendarClock, CircleCheck, IdCard, Navigation, Star, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  describeComparison,
  describeMissing,
  describeNextPayout,
  describeNoActive,
  describeUpcoming,
  type StatedPeriod,
} from './statHints.ts'
import type { Dashboard } from './useDashboard.ts'

/** What failed: the card keeps its shape and has the retry. */
interface Failure {
  onRetry: () => void
  retrying: boolean
}

export interface DashboardFiguresProps {
  /** Undefined while it loads, and after a failure. */
  data: NonNullable<Dashboard['summary']['data']>['data'] | undefined
  /** The hints belong to the figures: to their time and their period. */
  asOf: Date
  stated: StatedPeriod
  failure?: Failure | undefined
  rating: Dashboard['rating']['data']
  ratingFailure?: Failure | undefined
  roles: readonly string[]
}

interface Stat {
  label: string
  icon: ReactNode
  href: string
  value?: ReactNode
  hint?: ReactNode
}

const hintRoom = '\u00a0'

/** The figures of a period. Each links to its page if the roles open it; values that the server withholds are left out. */
export function DashboardFigures({ data, asOf, stated, failure, rating, ratingFailure, roles }: DashboardFiguresProps) {
  const loading = !data && !failure
  const linkTo = (href: string) => (canOpenLink(href, roles) ? { href } : {})

  const earnings = data?.earningsSummary
  const unsettledKobo = earnings?.unsettledEarnings.amount_kobo
  const isHeld = data?.needs_action?.some(({ kind }) => kind === 'payout.on_hold') ?? false
  const showsEarnings = data ? earnings !== undefined : canSeeSummaryPart('earnings', roles)
  const today = lagosDate(asOf)
  const days = listDays(stated)
  const { total_vehicles, total_drivers, total_upcoming_trips, total_active_trips, total_completed_trips, previous } = data ?? {}
  const comparison = describeComparison(total_completed_trips ?? 0, previous, stated, today)
  // Vehicles and drivers lead to those that the hint counts: to `statusesNeedingDocuments` and `statusesAwaitingVehicle` of domain, of which
  // the first figures load nothing.
  const fleet: Stat[] = [
    {
      label: 'Vehicles',
      icon: <Bus />,
      href: paths.vehicles(data?.vehicles_needing_documents ? { compliance: ['expired', 'rejected', 'missing'] } : {}),
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
      href: paths.drivers(data?.drivers_without_vehicle ? { status: ['active', 'pending_review'], vehicle: 'unassigned' } : {}),
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
      href: paths.trips({ group: 'upcoming', ...days }),
      value: formatOptionalCount(total_upcoming_trips),
      hint: describeUpcoming(total_upcoming_trips ?? 0, data?.next_trip, stated, asOf),
    },
    {
      label: 'Active trips',
      icon: <Navigation />,
      href: paths.trips({ group: 'active', ...days }),
      value: formatOptionalCount(total_active_trips),
      hint: total_active_trips ? <Badge dot="current">On the road</Badge> : describeNoActive(stated, today),
    },
  ]
  return (
    <StatGroup aria-label="Overview" {...(loading ? { 'data-loading-figures': '' } : {})}>
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
            earnings && unsettledKobo !== undefined
              ? describeNextPayout(earnings.next_payout ?? null, unsettledKobo, { isHeld })
              : undefined
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
        {...linkTo(paths.trips({ status: 'completed', ...days }))}
        value={formatOptionalCount(total_completed_trips)}
        hint={data ? comparison && <UnbrokenText>{comparison}</UnbrokenText> : hintRoom}
      />
      <StatCard
        wide={!showsEarnings}
        label="Rating"
        icon={<Star />}
        loading={rating === undefined && !ratingFailure}
        {...linkTo(paths.trips({ status: 'completed', ...allDays }))}
        {...(ratingFailure && { ...ratingFailure, error: true })}
        value={rating?.rating?.toFixed(1)}
        unit={rating?.rating === null ? undefined : '/ 10'}
        hint={describeRatingCount(rating?.count)}
      />
    </StatGroup>
  )
}

/** Before the first trip of any organisation: the list alone shows some weeks. */
const allDays = { from: '2000-01-01' }

/** The days of the figures as parameters of the list of trips, so that it has the same trips. */
const listDays = ({ key, from, to }: StatedPeriod) => (key === 'all' || from === undefined || to === undefined ? allDays : { from, to })

const formatOptionalCount = (value: number | undefined) => (value === undefined ? value : formatCount(value))

function describeRatingCount(count: number | undefined): string | undefined {
  if (count === undefined) return undefined
  return count === 0 ? 'No ratings yet' : `${formatCount(count)} ${count === 1 ? 'rating' : 'ratings'}`
}
