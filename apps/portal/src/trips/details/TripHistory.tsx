import { useQuery } from '@tanstack/react-query'
import { Card, ErrorState, Loading, Skeleton, Text, Timeline } from '@vehicle-partner/ui'
import { toPastEvents } from '../../fleet/parts/toPastEvents.ts'
import { useApi } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'

/** What happened to a trip, the newest first. */
export function TripHistory({ tripId }: { tripId: string }) {
  const { trips } = useApi()
  const result = useQuery(trips.timeline.query({ params: { id: tripId } }))
  return (
    <Card title="History" divided>
      {result.isError && !result.data ? (
        <ErrorState
          compact
          title="The history could not be loaded"
          description={getErrorMessage(result.error)}
          onRetry={() => void result.refetch()}
          retrying={result.isFetching}
        />
      ) : (
        <Loading label="history" loading={result.isPending} placeholder={<Skeleton width="threeQuarters" />}>
          {result.data?.data.length === 0 ? <Text tone="secondary">Nothing has happened yet.</Text> : null}
          <Timeline aria-label="History" events={toPastEvents(result.data?.data.toReversed() ?? [])} />
        </Loading>
      )}
    </Card>
  )
}
