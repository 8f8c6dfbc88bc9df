import { useQuery } from '@tanstack/react-query'
import { Card, Loading, Skeleton, Text, Timeline } from '@vehicle-partner/ui'
import { toPastEvents } from '../../fleet/parts/toPastEvents.ts'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi } from '../../session/useSession.ts'

/** What happened to a trip, the newest first. */
export function TripHistory({ tripId }: { tripId: string }) {
  const { trips } = useApi()
  const result = useQuery(trips.timeline.query({ params: { id: tripId } }))
  return (
    <Card title="History" divided>
      {result.isError && !result.data ? (
        <QueryError query={result} compact title="The history could not be loaded" />
      ) : (
        <Loading label="history" loading={result.isPending} placeholder={<Skeleton width="threeQuarters" />}>
          {result.data?.data.length === 0 ? <Text tone="secondary">Nothing has happened yet.</Text> : null}
          <Timeline aria-label="History" events={toPastEvents(result.data?.data.toReversed() ?? [])} />
        </Loading>
      )}
    </Card>
  )
}
