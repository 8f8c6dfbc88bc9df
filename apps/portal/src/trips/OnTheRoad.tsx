import { useQuery } from '@tanstack/react-query'
import { Card, CardGroup, Skeleton, Stack } from '@vehicle-partner/ui'
import { usePortal } from '../session/PortalContext.ts'
import { useApi, useOrganization } from '../session/useSession.ts'
import { useExpectedCount } from '../shell/useExpectedCount.ts'
import { columnsOfTrips, RunningTrips } from './RunningTrips.tsx'

/** Milliseconds between two questions for the trips on the road. */
const refetchMs = { normal: 30_000, lowData: 120_000 }

/**
 * The trips on the road, each with how far it is. Nothing while there is none, and when they cannot be loaded: the tab has them too. While they
 * load there is room for as many as at the last visit.
 */
export function OnTheRoad() {
  const { trips } = useApi()
  const { partner } = useOrganization()
  const { network } = usePortal().dependencies
  const { data: page, isPending } = useQuery({
    ...trips.list.query({ params: { id: partner.id }, query: { group: 'active', perPage: 10, sort: 'departure_at' } }),
    // Stops that are reached are told to the viewers of one trip; vehicles move on between events too.
    refetchInterval: network.savesData?.() === true ? refetchMs.lowData : refetchMs.normal,
  })
  const expected = useExpectedCount(`ON_THE_ROAD_${partner.id}`, page?.data.length, 1)
  if (!isPending) return page ? <RunningTrips page={page} /> : null
  // A place for them, even without room.
  if (expected === 0) return <div hidden data-loading-trips="" />
  return (
    <Stack gap="medium" data-loading-trips="">
      <Skeleton size="subheading" width="medium" />
      <CardGroup columns={columnsOfTrips(expected)} aria-hidden>
        {Array.from({ length: expected }, (_, index) => (
          <Card key={index}>
            <Stack gap="small">
              <Skeleton size="subheading" width="long" />
              <Skeleton size="small" />
              <Skeleton size="small" width="half" />
            </Stack>
          </Card>
        ))}
      </CardGroup>
    </Stack>
  )
}
