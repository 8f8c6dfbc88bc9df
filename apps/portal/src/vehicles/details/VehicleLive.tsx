import { useQuery } from '@tanstack/react-query'
import { canAccess, formatDelay, paths, positionFreshness, type Freshness } from '@vehicle-partner/domain'
import {
  Badge,
  Card,
  DateText,
  DescriptionList,
  EmptyState,
  ErrorState,
  Inline,
  Link,
  Loading,
  Skeleton,
  Stack,
  StatusPill,
} from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useLatestPosition } from '../../realtime/useLatestPosition.ts'
import { useNow } from '../../session/useNow.ts'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { TripName } from '../../trips/parts/TripName.tsx'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'

/** Milliseconds between two questions for positions where no event brings them. */
const refetchMs = { normal: 15_000, lowData: 60_000 }

/** Milliseconds between two looks at the age of a position. */
const ageMs = 5000

const freshnessBadges: Readonly<Record<Freshness, { tone: 'success' | 'warning' | 'neutral'; label: string }>> = {
  live: { tone: 'success', label: 'Live' },
  recent: { tone: 'success', label: 'A moment ago' },
  stale: { tone: 'warning', label: 'Last seen' },
  hidden: { tone: 'neutral', label: 'No position' },
}

/** Where a vehicle is on its trip: stop, expected time, speed, and how old the position is. An old position is never shown as a current one. */
export function VehicleLive({ vehicleId }: { vehicleId: string }) {
  const api = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const { network } = usePortal().dependencies
  const refetchInterval = network.savesData?.() === true ? refetchMs.lowData : refetchMs.normal
  const positions = useQuery({ ...api.telemetry.positions.query({ params: { id: partner.id } }), refetchInterval })
  const active = useQuery(api.trips.ofVehicle.query({ params: { id: vehicleId }, query: { group: 'active', perPage: 10 } }))
  const position = useLatestPosition(
    vehicleId,
    positions.data?.data.find((each) => each.vehicle_id === vehicleId),
  )
  const now = useNow(position ? ageMs : undefined)
  const [failure] = [positions, active].filter(({ isError, data }) => isError && data === undefined)
  if (failure)
    return (
      <ErrorState
        title="The position could not be loaded"
        description={getErrorMessage(failure.error)}
        onRetry={() => void Promise.all([positions.refetch(), active.refetch()])}
        retrying={failure.isFetching}
      />
    )
  const [trip] = active.data?.data ?? []
  const freshness = position ? positionFreshness(Date.parse(position.at), now.getTime()) : 'hidden'
  const badge = freshnessBadges[freshness]
  return (
    <Loading label="position" loading={!positions.data || !active.data} placeholder={<LivePlaceholder />}>
      {trip ? (
        <Card
          title={<TripName trip={trip} />}
          subtitle={trip.reference}
          divided
          action={<StatusPill status={trip.status} registry={statusRegistry.trip} />}
        >
          <DescriptionList
            columns={2}
            items={[
              { term: 'Last stop', value: trip.current_stop?.name },
              {
                term: 'Next stop',
                value: trip.next_stop && (
                  <>
                    {trip.next_stop.name}
                    {trip.next_stop.eta === null ? null : (
                      <>
                        , expected <DateText value={trip.next_stop.eta} format="time" />
                      </>
                    )}
                  </>
                ),
              },
              { term: 'Delay', value: formatDelay(trip.delay_s) ?? 'On time' },
              {
                term: 'Position',
                value: (
                  <Inline gap="small">
                    <Badge tone={badge.tone} dot>
                      {badge.label}
                    </Badge>
                    {position && freshness !== 'hidden' ? (
                      <span>
                        <DateText value={position.at} format="time" />, {Math.round(position.speed_kmh)} km/h
                      </span>
                    ) : null}
                  </Inline>
                ),
              },
            ]}
          />
          {canAccess('trips', roles) ? <Link href={paths.trip({ tripId: trip.id })}>Open the trip</Link> : null}
        </Card>
      ) : (
        <EmptyState
          illustration={<EmptyRoadIllustration />}
          title="Not on a trip now"
          description="Its position shows from an hour before a departure until arrival. Outside of trips no one sees where it is."
        />
      )}
    </Loading>
  )
}

const LivePlaceholder = () => (
  <Card>
    <Stack gap="medium">
      <Skeleton width="third" />
      <Skeleton size="small" width="half" />
      <Skeleton size="small" width="half" />
    </Stack>
  </Card>
)
