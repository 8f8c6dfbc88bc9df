import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AuditEvent } from '@vehicle-partner/api'
import { audit } from '@vehicle-partner/api/contract'
import { paths } from '@vehicle-partner/domain'
import { Avatar, DateText, Inline, Stack, Text } from '@vehicle-partner/ui'
import { ListView, type ListColumn } from '../list/ListView.tsx'
import type { ListFilter } from '../list/listFilters.ts'
import { useListQuery } from '../list/useListQuery.ts'
import { useReportExport } from '../list/useReportExport.ts'
import { useApi, useOrganization } from '../session/useSession.ts'
import { formatAction, formatActorRole } from './auditEntryText.ts'
import { AuditEntryPanel } from './AuditEntryPanel.tsx'
import { SettingsPage } from './parts/SettingsPage.tsx'

type Call = typeof audit.list

const columns: readonly ListColumn<Call, AuditEvent>[] = [
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
  { id: 'action', header: 'What', sortable: true, rowHeader: true, cell: ({ summary }) => summary },
]

/** The audit log: what members and the system changed, newest first. Owners only. */
export function AuditLogScreen() {
  const api = useApi()
  const { partner } = useOrganization()
  const params = { id: partner.id }
  const list = useListQuery(audit.list, { selection: 'entry' })
  const exportRows = useReportExport('audit')
  const result = useQuery({ ...api.audit.list.query({ params, query: list.query }), placeholderData: keepPreviousData })
  const rows = result.data?.data ?? []
  const { actors = [], actions = [] } = result.data?.metadata ?? {}
  const filters: readonly ListFilter<Call>[] = [
    { kind: 'several', name: 'actor_id', label: 'Who', options: actors.map(({ id, name }) => ({ value: id, label: name })) },
    { kind: 'several', name: 'action', label: 'Action', options: actions.map((value) => ({ value, label: formatAction(value) })) },
    { kind: 'days', from: 'from', to: 'to', label: 'Day' },
    {
      kind: 'link',
      names: ['entity_type', 'entity_id'],
      label: 'About',
      format: ([type = '', id]) => rows.find(({ entity }) => entity.id === id)?.entity.label ?? formatAction(type),
    },
  ]
  return (
    <SettingsPage currentHref={paths.auditLog()}>
      <ListView
        list={list}
        result={result}
        caption="Audit log"
        itemName={['entry', 'entries']}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ summary }) => summary}
        rowHref={({ id }) => list.selectionHref(id)}
        currentRowId={list.selectedId}
        card={{
          subtitle: ({ actor, at }) => (
            <>
              {actor.name}, <DateText value={at} format="dateTime" />
            </>
          ),
          fields: [],
        }}
        searchLabel="Search by person or item"
        filters={filters}
        onExport={(format) => exportRows(list.query, format)}
        empty={{
          title: 'Nothing has happened yet',
          description: 'What you and your team change shows here, with the time and the person.',
        }}
      />
      <AuditEntryPanel entry={rows.find(({ id }) => id === list.selectedId)} onClose={list.clearSelection} />
    </SettingsPage>
  )
}
