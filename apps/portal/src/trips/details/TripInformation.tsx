import type { TripDetails } from '@vehicle-partner/api'
import { endSentence, formatDistance, formatDuration } from '@vehicle-partner/domain'
import { AlertStrip, Card, Grid, Money, Stack, Text, Timeline } from '@vehicle-partner/ui'
import { useMediaQuery } from '../../list/useMediaQuery.ts'
import { MapCard } from '../../maps/parts/MapCard.tsx'
import { hasNotRun } from '../tripProgress.ts'
import { hasMap, LazyTripMap } from './LazyTripMap.tsx'
import { TripBlockers } from './TripBlockers.tsx'
import { TripCrew } from './TripCrew.tsx'
import { TripEarning } from './TripEarning.tsx'
import { TripHistory } from './TripHistory.tsx'
import { TripIssues } from './TripIssues.tsx'
import { TripLock } from './TripLock.tsx'
import type { TripPartProps } from './tripPartProps.ts'
import { TripProgress } from './TripProgress.tsx'
import { TripSeats } from './TripSeats.tsx'
import { countPassed, notReached, toStopEvents } from './tripStops.ts'

/** The stops, people, money and history of a trip. */
export const TripInformation = (props: TripPartProps) =>
  props.trip.group === 'active' ? <TripOnTheRoad {...props} /> : <PlannedOrPastTrip {...props} />

/** The map and the stops come first; on a phone the stops follow the map, and the history is last. */
function TripOnTheRoad(props: TripPartProps) {
  const { trip } = props
  const isOneColumn = useMediaQuery('(width<1024px)')
  const history = <TripHistory tripId={trip.id} />
  return (
    <Grid columns="twoToOne" align="start">
      <Stack gap="large">
        <Notices trip={trip} />
        <TripProgress trip={trip} />
      </Stack>
      <Stack gap="large" rowSpan={2}>
        <Stops trip={trip} />
        {isOneColumn ? null : history}
      </Stack>
      <Stack gap="large">
        <Grid columns="halves" gap="large">
          <TripCrew {...props} />
          <TripEarning trip={trip} />
        </Grid>
        {trip.issues_open > 0 ? null : <TripIssues tripId={trip.id} />}
        {isOneColumn ? history : null}
      </Stack>
    </Grid>
  )
}

function PlannedOrPastTrip(props: TripPartProps) {
  const { trip } = props
  const isUpcoming = trip.group === 'upcoming'
  return (
    <Grid columns="twoToOne" align="start">
      <Stack gap="large">
        <Notices trip={trip} />
        {isUpcoming ? <TripLock {...props} /> : hasNotRun(trip) ? null : <TripProgress trip={trip} />}
        <TripCrew {...props} />
        {isUpcoming && trip.vehicle ? <TripSeats trip={trip} /> : null}
        <TripEarning trip={trip} />
        {hasMap(trip) ? (
          <MapCard>
            <LazyTripMap trip={trip} />
          </MapCard>
        ) : null}
        {trip.issues_open > 0 || isUpcoming ? null : <TripIssues tripId={trip.id} />}
      </Stack>
      <Stack gap="large">
        <Stops trip={trip} />
        <TripHistory tripId={trip.id} />
      </Stack>
    </Grid>
  )
}

/** What has to be known or done before all else. */
const Notices = ({ trip }: { trip: TripDetails }) => (
  <>
    {trip.cancellation ? <Cancellation cancellation={trip.cancellation} /> : null}
    <TripBlockers trip={trip} />
    {trip.issues_open > 0 ? <TripIssues tripId={trip.id} /> : null}
  </>
)

function Stops({ trip }: { trip: TripDetails }) {
  const isPlan = trip.group === 'upcoming' || hasNotRun(trip)
  return (
    <Card
      title="Stops"
      divided
      action={
        <Text as="span" size="small" tone="secondary">
          {isPlan
            ? `${formatDuration(trip.duration_s)}, ${formatDistance(trip.distance_m)}`
            : `${countPassed(trip)} of ${trip.stops.length} passed`}
        </Text>
      }
    >
      <Timeline aria-label="Stops" events={toStopEvents(trip.stops, trip)} live={trip.group === 'active'} labels={{ failed: notReached }} />
    </Card>
  )
}

const cancelledBy = new Map<string, string>([
  ['operator', 'The operator cancelled this trip.'],
  ['partner', 'You declined this trip.'],
  ['system', 'This trip was cancelled.'],
])

function Cancellation({ cancellation: { by, text, compensation_kobo } }: { cancellation: NonNullable<TripDetails['cancellation']> }) {
  return (
    <AlertStrip tone="warning" title={cancelledBy.get(by) ?? 'This trip was cancelled.'}>
      {text === null ? null : endSentence(text)}
      {compensation_kobo ? (
        <>
          {' '}
          You are paid <Money kobo={compensation_kobo} /> for it.
        </>
      ) : null}
    </AlertStrip>
  )
}
