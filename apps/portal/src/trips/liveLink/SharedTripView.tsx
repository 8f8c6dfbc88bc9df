import type { SharedTrip } from '@vehicle-partner/api'
import { formatTimeOfDay, formatWeekdayDate, lagosDate } from '@vehicle-partner/domain'
import { Badge, Heading, Inline, RouteProgress, Stack, Text } from '@vehicle-partner/ui'
import { describeDelay } from '../parts/describeDelay.ts'

const time = (iso: string) => formatTimeOfDay(new Date(iso))

const statuses: Readonly<Record<string, string>> = {
  scheduled: 'Not started yet',
  assigned: 'Not started yet',
  boarding: 'Passengers board',
  in_progress: 'On the road',
  interrupted: 'Interrupted',
  completed: 'Arrived',
  cancelled: 'Cancelled',
  missed: 'It did not start',
}
const ages: Readonly<Record<string, string>> = { live: 'Live position', recent: 'Position', stale: 'Last seen' }

/** How much of the stops is behind the vehicle; undefined where nothing was reached or the trip does not run. */
function findPassed({ status, stops }: SharedTrip): number | undefined {
  if (status === 'completed') return 1
  const passed = stops.filter(({ actual_at }) => actual_at !== null).length
  return (status === 'in_progress' || status === 'boarding') && stops.length > 1 ? Math.max(0, passed - 1) / (stops.length - 1) : undefined
}

interface SharedTripViewProps {
  trip: SharedTrip
  asOf: string | undefined
  /** The server no longer answers: the position is not the present one. */
  isOutdated: boolean
}

/** A shared trip, for a visitor: where it is, and its stops. Plain text, without lists and maps to load: the page is opened on the way. */
export function SharedTripView({ trip, asOf, isOutdated }: SharedTripViewProps) {
  const { route, departure_at, arrival_eta, status, stops, vehicle, next_stop, position, expires_at, reference } = trip
  const delay = describeDelay({ delay_s: trip.delay_s, group: status === 'scheduled' || status === 'assigned' ? 'upcoming' : 'active' })
  const progress = findPassed(trip)
  const isOver = ['completed', 'cancelled', 'missed'].includes(status)
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        <Text tone="secondary">Trip {reference}</Text>
        <Heading level={1}>{route.name}</Heading>
        <Text>
          {formatWeekdayDate(lagosDate(new Date(departure_at)))}, {time(departure_at)} to {time(arrival_eta)}
        </Text>
        {vehicle === null ? null : (
          <Inline gap="small">
            <Badge kind="identifier">{vehicle.registration_number}</Badge>
            <Text as="span">{vehicle.name}</Text>
          </Inline>
        )}
      </Stack>
      <Stack gap="medium" role="status">
        <Inline gap="small">
          <Badge tone={status === 'in_progress' || status === 'completed' ? 'success' : status === 'cancelled' ? 'danger' : 'neutral'} dot>
            {statuses[status] ?? 'On the road'}
          </Badge>
          {delay === undefined || isOver ? null : (
            <Badge tone={delay.tone} dot>
              {delay.text}
            </Badge>
          )}
        </Inline>
        {progress === undefined ? null : <RouteProgress label={`${Math.round(progress * 100)} % of the stops passed`} value={progress} />}
        {next_stop === null || isOver ? null : (
          <Text weight="bold">
            Next: {next_stop.name}
            {next_stop.eta === null ? '' : `, about ${time(next_stop.eta)}`}
          </Text>
        )}
        {position === null ? null : (
          <Text tone="secondary">
            {(isOutdated ? undefined : ages[position.freshness]) ?? 'Last seen'} at {time(position.at)}
          </Text>
        )}
      </Stack>
      <Stack gap="small">
        <Heading level={2}>Stops</Heading>
        <Stack as="ol" gap="small">
          {stops.map(({ sequence, name, planned_at, expected_at, actual_at }) => (
            <li key={sequence}>
              <Text as="span" weight={next_stop?.sequence === sequence ? 'bold' : 'regular'}>
                {name}
              </Text>
              <Text as="span" tone="secondary">
                {actual_at !== null
                  ? `, passed at ${time(actual_at)}`
                  : expected_at !== null
                    ? `, about ${time(expected_at)} (planned ${time(planned_at)})`
                    : `, ${time(planned_at)}`}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
      <Text size="small" tone="secondary">
        {asOf === undefined ? '' : `As of ${time(asOf)}. `}This link ends on {formatWeekdayDate(lagosDate(new Date(expires_at)))},{' '}
        {time(expires_at)}.
      </Text>
    </Stack>
  )
}
