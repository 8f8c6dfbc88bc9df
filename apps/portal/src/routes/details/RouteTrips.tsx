import { useQuery } from '@tanstack/react-query'
import { paths } from '@vehicle-partner/domain'
import { Card, DateText, Inline, Link, Loading, Skeleton, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'

const shownTrips = 4

/** The next trips of the organisation on a route, with links to all of them and to the past ones. */
export function RouteTrips({ routeId }: { routeId: string }) {
  const api = useApi()
  const { partner } = useOrganization()
  const next = useQuery(
    api.trips.list.query({ params: { id: partner.id }, query: { group: 'upcoming', route_id: [routeId], perPage: 10 } }),
  )
  const upcoming = next.data?.data.slice(0, shownTrips)
  return (
    <Card title="Next trips" divided action={<Link href={paths.trips({ group: 'history', route_id: routeId })}>Past trips</Link>}>
      {next.isError && !upcoming ? (
        <QueryError query={next} compact title="The trips could not be loaded" />
      ) : (
        <Loading label="trips" loading={next.isPending} placeholder={<TripsPlaceholder />}>
          {upcoming?.length === 0 ? <Text tone="secondary">No trip is planned in the next seven days.</Text> : null}
          <Stack gap="medium" as="ul">
            {upcoming?.map(({ id, reference, departure_at, vehicle, status }) => (
              <Inline key={id} as="li" justify="between" gap="medium">
                <Stack gap="none">
                  <Link href={paths.upcomingTrip({ tripId: id })}>
                    <DateText value={departure_at} format="weekday" />, <DateText value={departure_at} format="time" />
                  </Link>
                  <Text as="span" size="small" tone="secondary">
                    {reference}, {vehicle?.registration_number ?? 'no vehicle yet'}
                  </Text>
                </Stack>
                <StatusPill status={status} registry={statusRegistry.trip} />
              </Inline>
            ))}
          </Stack>
        </Loading>
      )}
    </Card>
  )
}

const TripsPlaceholder = () => (
  <Stack gap="medium">
    <Skeleton width="half" />
    <Skeleton size="small" width="third" />
  </Stack>
)
