import type { TripDetails, TripPreparation } from '@vehicle-partner/api'
import { canAccess, endSentence, formatDistance, formatDuration, formatTripName, formatVehicleWord, paths } from '@vehicle-partner/domain'
import {
  AlertStrip,
  Badge,
  Button,
  Card,
  DateText,
  Grid,
  Inline,
  Link,
  Money,
  PhoneText,
  Rating,
  Stack,
  Text,
  Timeline,
} from '@vehicle-partner/ui'
import { Phone } from 'lucide-react'
import { DriverAvatar } from '../../fleet/parts/FleetPhoto.tsx'
import { MapCard } from '../../maps/parts/MapCard.tsx'
import { useSession } from '../../session/useSession.ts'
import { hasMap, LazyTripMap } from './LazyTripMap.tsx'
import { hasNotRun } from '../tripProgress.ts'
import { TripBlockers } from './TripBlockers.tsx'
import { TripHistory } from './TripHistory.tsx'
import { TripIssues } from './TripIssues.tsx'
import { TripLock } from './TripLock.tsx'
import { TripProgress } from './TripProgress.tsx'
import { TripSeats } from './TripSeats.tsx'
import type { TripQuestion } from './TripQuestionDialog.tsx'
import { countPassed, toStopEvents } from './tripStops.ts'

interface TripInformationProps {
  trip: TripDetails
  /** Whether vehicle and driver can be changed now. */
  canChange: boolean
  onAsk: (question: TripQuestion) => void
}

/** The stops, people, money and history of a trip. */
export function TripInformation({ trip, canChange, onAsk }: TripInformationProps) {
  const { stops, group, distance_m, duration_s, cancellation, issues_open } = trip
  // On a phone the stops of a trip on the road follow its map.
  const isActive = group === 'active'
  const isPlan = group === 'upcoming' || hasNotRun(trip)
  const progress = hasNotRun(trip) ? null : <TripProgress trip={trip} />
  const facts = (
    <>
      <Grid columns={isActive ? 'halves' : 'one'} align="start" gap="large">
        <Crew trip={trip} canChange={canChange} onAsk={onAsk} />
        {isActive ? <Earning trip={trip} /> : null}
      </Grid>
      {group === 'upcoming' && trip.vehicle ? <TripSeats trip={trip} /> : null}
      {isActive ? null : <Earning trip={trip} />}
      {isActive || !hasMap(trip) ? null : (
        <MapCard>
          <LazyTripMap trip={trip} />
        </MapCard>
      )}
      {issues_open > 0 || group === 'upcoming' ? null : <TripIssues tripId={trip.id} />}
    </>
  )
  return (
    <Grid columns="twoToOne" align="start">
      <Stack gap="large">
        {cancellation ? <Cancellation cancellation={cancellation} /> : null}
        <TripBlockers trip={trip} />
        {issues_open > 0 ? <TripIssues tripId={trip.id} /> : null}
        {group === 'upcoming' ? <TripLock trip={trip} canChange={canChange} onAsk={onAsk} /> : progress}
        {isActive ? null : facts}
      </Stack>
      <Stack gap="large" {...(isActive ? { rowSpan: 2 } : {})}>
        <Card
          title="Stops"
          divided
          action={
            <Text as="span" size="small" tone="secondary">
              {isPlan ? `${formatDuration(duration_s)}, ${formatDistance(distance_m)}` : `${countPassed(trip)} of ${stops.length} passed`}
            </Text>
          }
        >
          <Timeline aria-label="Stops" events={toStopEvents(stops, trip)} live={isActive} />
        </Card>
        {isActive ? null : <TripHistory tripId={trip.id} />}
      </Stack>
      {isActive ? (
        <Stack gap="large">
          {facts}
          <TripHistory tripId={trip.id} />
        </Stack>
      ) : null}
    </Grid>
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

function Crew({ trip: { vehicle, driver, group, preparation }, canChange, onAsk }: TripInformationProps) {
  const { roles } = useSession()
  return (
    <Card
      title="Vehicle and driver"
      divided
      action={
        group === 'upcoming' && canChange ? (
          <Button variant="quiet" size="small" flush="end" onClick={() => onAsk('assign')}>
            Change
          </Button>
        ) : undefined
      }
    >
      <Stack gap="medium">
        {driver ? (
          <Inline justify="between" gap="medium" wrap="words">
            <Inline gap="medium" wrap={false}>
              <DriverAvatar driver={driver} size="large" />
              <Stack gap="none">
                {canAccess('drivers', roles) ? (
                  <Link href={paths.driver({ driverId: driver.id })}>{`${driver.fname} ${driver.lname}`}</Link>
                ) : (
                  <Text size="label">{`${driver.fname} ${driver.lname}`}</Text>
                )}
                {driver.phone === undefined ? null : <PhoneText value={driver.phone} />}
                {preparation?.driver_rating ? (
                  <Rating value={preparation.driver_rating.rating} count={preparation.driver_rating.count} dir="ltr" />
                ) : null}
              </Stack>
            </Inline>
            {driver.phone === undefined ? null : (
              <Button
                variant="secondary"
                startIcon={<Phone />}
                href={`tel:${driver.phone}`}
                aria-label={`Call ${driver.fname} ${driver.lname}`}
              >
                Call
              </Button>
            )}
          </Inline>
        ) : (
          <Text tone="secondary">No driver yet.</Text>
        )}
        {vehicle ? (
          <Inline justify="between" gap="medium">
            <Stack gap="none">
              {canAccess('vehicles', roles) ? (
                <Link href={paths.vehicle({ vehicleId: vehicle.id })}>{vehicle.name}</Link>
              ) : (
                <Text size="label">{vehicle.name}</Text>
              )}
              <Text size="small" tone="secondary">
                {formatVehicleWord(vehicle.type)}, {vehicle.seats} seats
              </Text>
              {isInOrder(preparation) ? (
                <Text size="small" tone="secondary">
                  All documents valid to <DateText value={preparation.documents_valid_to} format="medium" />
                </Text>
              ) : null}
            </Stack>
            <Badge kind="identifier">{vehicle.registration_number}</Badge>
          </Inline>
        ) : (
          <Text tone="secondary">No vehicle yet.</Text>
        )}
      </Stack>
    </Card>
  )
}

/** Whether the vehicle has its documents in force, and it is known how long. */
const isInOrder = (
  preparation: TripPreparation | null,
): preparation is TripPreparation & { documents_valid_to: NonNullable<TripPreparation['documents_valid_to']> } =>
  preparation !== null &&
  preparation.documents_valid_to !== null &&
  preparation.blockers.every(({ of, code }) => of !== 'vehicle' || (!code.startsWith('document_') && code !== 'under_review'))

/** What the trip brings; only for roles that see money. */
function Earning({ trip }: { trip: TripDetails }) {
  const { earnings, group, preparation, vehicle } = trip
  if (earnings === undefined || (earnings === null && hasNotRun(trip))) return null
  return (
    <Card title="Earning" divided>
      {preparation?.rate_kobo ? (
        <Stack gap="none">
          <Money kobo={preparation.rate_kobo} size="metric" />
          <Text size="small" tone="secondary">
            Rate for {formatTripName(trip)}
            {vehicle ? `, ${formatVehicleWord(vehicle.type).toLowerCase()}` : ''}, when it is completed, before the platform fee.
          </Text>
        </Stack>
      ) : earnings === null ? (
        <Text tone="secondary">
          {group === 'history' ? 'It is being checked. Trips count 48 hours after arrival.' : 'It is known when the trip is completed.'}
        </Text>
      ) : (
        <Stack gap="none">
          <Money kobo={earnings.net_kobo} size="metric" />
          <Text size="small" tone="secondary">
            Gross <Money kobo={earnings.gross_kobo} />
          </Text>
        </Stack>
      )}
    </Card>
  )
}
