import { useQuery } from '@tanstack/react-query'
import { canAccess, paths } from '@vehicle-partner/domain'
import { Card, Divider, Inline, Link, Loading, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { Fragment } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi, useSession } from '../../session/useSession.ts'
import { TripName } from '../../trips/parts/TripName.tsx'
import { TripState } from '../../trips/parts/TripState.tsx'
import { DepartureText } from './tripColumns.tsx'

const shownTrips = 3

/** The next trips of a vehicle or a driver. */
export function NextTrips({ owner, id, allHref }: { owner: 'vehicle' | 'driver'; id: string; allHref: string }) {
  const api = useApi()
  const { roles } = useSession()
  const call = owner === 'vehicle' ? api.trips.ofVehicle : api.trips.ofDriver
  const next = useQuery(call.query({ params: { id }, query: { group: 'upcoming', perPage: 10 } }))
  const opensTrips = canAccess('trips', roles)
  const upcoming = next.data?.data.slice(0, shownTrips)
  return (
    <Card title="Next trips" divided action={<Link href={allHref}>All trips</Link>}>
      {next.isError && !upcoming ? (
        <QueryError query={next} compact title="The trips could not be loaded" />
      ) : (
        <Loading label="trips" loading={next.isPending} placeholder={<TripsPlaceholder />}>
          {upcoming?.length === 0 ? <Text tone="secondary">No trip is planned in the next seven days.</Text> : null}
          <Stack gap="medium">
            {upcoming?.map((trip, index) => (
              <Fragment key={trip.id}>
                {index === 0 ? null : <Divider />}
                <Inline justify="between" gap="medium">
                  <Stack gap="none">
                    {opensTrips ? (
                      <Link href={paths.upcomingTrip({ tripId: trip.id })}>
                        <TripName trip={trip} />
                      </Link>
                    ) : (
                      <Text as="span" size="label">
                        <TripName trip={trip} />
                      </Text>
                    )}
                    <Text as="span" size="small" tone="secondary">
                      <DepartureText at={trip.departure_at} />
                    </Text>
                  </Stack>
                  <TripState trip={trip} />
                </Inline>
              </Fragment>
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
