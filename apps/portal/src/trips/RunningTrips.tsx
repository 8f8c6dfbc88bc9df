import type { Trip } from '@vehicle-partner/api'
import { formatTimeOfDay, paths, tripPlaces } from '@vehicle-partner/domain'
import { Badge, Card, DateText, Grid, Heading, Inline, Link, RouteProgress, Stack, Text } from '@vehicle-partner/ui'
import { tripHref } from './tripColumns.tsx'
import { maxExpected } from '../shell/useExpectedCount.ts'
import { byUrgency, describeDelay } from './parts/tripNeeds.ts'
import { TripName } from './parts/TripName.tsx'
import { findProgress } from './tripProgress.ts'

/** What the call returns. */
export interface TripPage {
  data: readonly Trip[]
  metadata: { total: number; as_of?: string | undefined }
}

/** The most urgent trips on the road, and the way to the others; nothing without any. */
export function RunningTrips({ page }: { page: TripPage }) {
  if (page.data.length === 0) return null
  const { as_of, total } = page.metadata
  return (
    <Stack as="section" gap="medium" aria-labelledby="on-the-road">
      <Inline justify="between" gap="medium">
        <Heading level={2} size="subheading" id="on-the-road">
          On the road now
        </Heading>
        <Inline gap="medium">
          {as_of === undefined ? null : (
            <Text as="span" size="small" tone="secondary">
              as of <DateText value={as_of} format="time" />
            </Text>
          )}
          {total > maxExpected ? (
            <Link href={paths.trips({ group: 'active' })} aria-label={`All ${total} trips on the road`}>
              All {total}
            </Link>
          ) : null}
        </Inline>
      </Inline>
      <Grid as="ul" columns="thirds" gap="medium">
        {byUrgency(page.data)
          .slice(0, maxExpected)
          .map((trip) => (
            <Grid as="li" key={trip.id}>
              <TripOnTheRoad trip={trip} asOf={as_of} />
            </Grid>
          ))}
      </Grid>
    </Stack>
  )
}

function TripOnTheRoad({ trip, asOf }: { trip: Trip; asOf: string | undefined }) {
  const delay = describeDelay(trip)
  const progress = findProgress(trip, asOf)
  const next = trip.next_stop
  return (
    <Card
      title={<TripName trip={trip} />}
      titleLevel={3}
      titleSize="subheading"
      href={tripHref(trip)}
      action={
        trip.status === 'interrupted' ? (
          <Badge tone="danger" dot>
            Interrupted
          </Badge>
        ) : (
          <Badge tone={delay?.tone ?? 'success'} dot>
            {delay?.text ?? 'On time'}
          </Badge>
        )
      }
    >
      <Stack gap="small">
        {progress === undefined ? null : (
          <RouteProgress label={`${tripPlaces(trip).join(' to ')}, ${Math.round(progress * 100)} % of the way`} value={progress} />
        )}
        <Inline justify="between" gap="small" align="start" wrap="words">
          <Text as="span" size="small" tone="secondary">
            {next === null
              ? 'Position not known'
              : `Next: ${[next.name, next.eta === null ? undefined : formatTimeOfDay(new Date(next.eta))].filter(Boolean).join(', ')}`}
          </Text>
          <Text as="span" size="small" tone="secondary" wrap="none">
            {trip.vehicle?.registration_number ?? 'No vehicle'}
          </Text>
        </Inline>
      </Stack>
    </Card>
  )
}
