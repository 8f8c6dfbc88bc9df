import type { Trip } from '@vehicle-partner/api'
import { formatTimeOfDay, paths, tripPlaces } from '@vehicle-partner/domain'
import { Badge, Card, CardGroup, DateText, Heading, Inline, Link, RouteProgress, Stack, Text } from '@vehicle-partner/ui'
import { tripHref } from './tripColumns.tsx'
import { maxExpected } from '../shell/useExpectedCount.ts'
import { describeDelay } from './parts/describeDelay.ts'
import { sortByUrgency } from './sortByUrgency.ts'
import type { DayCount } from './tripDays.ts'
import { TripName } from './parts/TripName.tsx'
import { findProgress } from './tripProgress.ts'

/** What the call returns. */
export interface TripPage {
  data: readonly Trip[]
  metadata: { total: number; as_of?: string | undefined; days?: readonly DayCount[] | undefined }
}

const columns = ['one', 'halves', 'thirds'] as const
/** As many columns as there are trips. */
export const columnsOfTrips = (count: number) => columns[count - 1] ?? 'thirds'

/** The most urgent trips on the road, and the way to the others; nothing without any. */
export function RunningTrips({ page }: { page: TripPage }) {
  if (page.data.length === 0) return null
  const { as_of, total } = page.metadata
  const shown = sortByUrgency(page.data).slice(0, maxExpected)
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
      <CardGroup columns={columnsOfTrips(shown.length)}>
        {shown.map((trip) => (
          <TripOnTheRoad key={trip.id} trip={trip} asOf={as_of} />
        ))}
      </CardGroup>
    </Stack>
  )
}

function TripOnTheRoad({ trip, asOf }: { trip: Trip; asOf: string | undefined }) {
  const delay = describeDelay(trip)
  const progress = findProgress(trip, asOf)
  const next = trip.next_stop
  return (
    <Card
      as="article"
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
