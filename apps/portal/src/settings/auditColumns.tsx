import type { AuditEvent } from '@vehicle-partner/api'
import type { audit } from '@vehicle-partner/api/contract'
import { formatActorRole } from '@vehicle-partner/domain'
import { Avatar, DateText, Inline, Stack, Text, UnbrokenText } from '@vehicle-partner/ui'
import type { ListColumn } from '../list/ListView.tsx'

export type AuditCall = typeof audit.list

export const auditColumns: readonly ListColumn<AuditCall, AuditEvent>[] = [
  {
    id: 'at',
    header: 'When',
    sortable: true,
    sortNames: { ascending: 'Oldest first', descending: 'Newest first' },
    width: 'medium',
    cell: ({ at }) => <DateText value={at} format="dateTime" />,
  },
  {
    id: 'actor',
    header: 'Who',
    sortable: true,
    sortNames: { ascending: 'Who, A to Z', descending: 'Who, Z to A' },
    width: 'large',
    cell: ({ actor }) => (
      <Inline gap="small" wrap={false}>
        <Avatar name={actor.name} size="small" decorative shape={actor.id === null ? 'company' : 'person'} />
        <Stack gap="none">
          <Text size="small">{actor.name}</Text>
          <Text size="small" tone="secondary">
            {formatActorRole(actor.role)}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'action',
    header: 'What',
    sortable: true,
    rowHeader: true,
    cell: ({ summary }) => <UnbrokenText>{summary}</UnbrokenText>,
  },
]

/** What a row and its card show, without their link. */
export const auditRows = {
  getRowId: ({ id }: AuditEvent) => id,
  getRowName: ({ summary }: AuditEvent) => summary,
  card: {
    title: ({ summary }: AuditEvent) => <UnbrokenText>{summary}</UnbrokenText>,
    subtitle: ({ actor, at }: AuditEvent) => (
      <>
        {actor.name}, <DateText value={at} format="dateTime" />
      </>
    ),
    fields: [],
  },
}
