import { useQuery } from '@tanstack/react-query'
import { canAccess, paths } from '@vehicle-partner/domain'
import { Card, Link, Loading, Skeleton, Stack, Text, Timeline, UnbrokenText } from '@vehicle-partner/ui'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
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
        <QueryError query={result} compact title="The changes could not be loaded" />
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
