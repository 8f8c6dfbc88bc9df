import { useQuery } from '@tanstack/react-query'
import { canAccess, paths } from '@vehicle-partner/domain'
import { Card, ErrorState, Link, Loading, Skeleton, Stack, Text, Timeline, UnbrokenText } from '@vehicle-partner/ui'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { toPastEvents } from './toPastEvents.ts'

/** So many are shown; the audit log has all of them. */
const shownChanges = 10

interface ItemChangesProps {
  type: 'vehicle' | 'driver'
  id: string
}

/** The last changes of a vehicle or driver, newest first, for who may read the audit log. */
export function ItemChanges(props: ItemChangesProps) {
  const { roles } = useSession()
  return canAccess('audit', roles) ? <LastChanges {...props} /> : null
}

function LastChanges({ type, id }: ItemChangesProps) {
  const { partner } = useOrganization()
  const { audit } = useApi()
  const query = { entity_type: type, entity_id: id, perPage: shownChanges } as const
  const result = useQuery(audit.list.query({ params: { id: partner.id }, query }))
  const { data: changes = [], metadata } = result.data ?? {}
  const hasMore = metadata !== undefined && metadata.total > changes.length
  return (
    <Card
      title="Changes"
      divided
      action={hasMore ? <Link href={paths.auditLog({ entity_type: type, entity_id: id })}>All changes</Link> : undefined}
    >
      {result.isError && !result.data ? (
        <ErrorState
          compact
          title="The changes could not be loaded"
          description={getErrorMessage(result.error)}
          onRetry={() => void result.refetch()}
          retrying={result.isFetching}
        />
      ) : (
        <Loading label="changes" loading={result.isPending} placeholder={<ChangesPlaceholder />}>
          {changes.length === 0 ? <Text tone="secondary">Nothing was changed yet.</Text> : null}
          <Timeline
            aria-label="Changes"
            events={toPastEvents(changes.map(({ id, at, summary }) => ({ id, at, text: <UnbrokenText>{summary}</UnbrokenText> })))}
          />
        </Loading>
      )}
    </Card>
  )
}

const ChangesPlaceholder = () => (
  <Stack gap="medium">
    <Skeleton width="half" />
    <Skeleton width="threeQuarters" />
    <Skeleton width="half" />
  </Stack>
)
