import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { audit } from '@vehicle-partner/api/contract'
import { formatAuditAction, paths } from '@vehicle-partner/domain'
import { ListView } from '../list/ListView.tsx'
import type { ListFilter } from '../list/listFilters.ts'
import { useListQuery } from '../list/useListQuery.ts'
import { useReportExport } from '../list/useReportExport.ts'
import { useApi, useOrganization } from '../session/useSession.ts'
import { auditColumns, auditRows, type AuditCall } from './auditColumns.tsx'
import { AuditEntryPanel } from './AuditEntryPanel.tsx'
import { SettingsPage } from './parts/SettingsPage.tsx'

/** The audit log: what members and the system changed, newest first. Owners only. */
export function AuditLogScreen() {
  const api = useApi()
  const { partner } = useOrganization()
  const params = { id: partner.id }
  const list = useListQuery(audit.list, { selection: 'entry' })
  const exportRows = useReportExport('audit')
  const callWithQuery = (query: typeof list.query) => api.audit.list.query({ params, query })
  const result = useQuery({ ...callWithQuery(list.query), placeholderData: keepPreviousData })
  const rows = result.data?.data ?? []
  const { actors = [], actions = [] } = result.data?.metadata ?? {}
  const filters: readonly ListFilter<AuditCall>[] = [
    { kind: 'several', name: 'actor_id', label: 'Who', options: actors.map(({ id, name }) => ({ value: id, label: name })) },
    { kind: 'several', name: 'action', label: 'Action', options: actions.map((value) => ({ value, label: formatAuditAction(value) })) },
    { kind: 'days', from: 'from', to: 'to', label: 'Day' },
    {
      kind: 'link',
      names: ['entity_type', 'entity_id'],
      label: 'About',
      format: ([type = '', id]) => rows.find(({ entity }) => entity.id === id)?.entity.label ?? formatAuditAction(type),
    },
  ]
  return (
    <SettingsPage currentHref={paths.auditLog()}>
      <ListView
        list={list}
        result={result}
        caption="Audit log"
        itemName={['entry', 'entries']}
        columns={auditColumns}
        {...auditRows}
        rowHref={({ id }) => list.selectionHref(id)}
        currentRowId={list.selectedId}
        searchLabel="Search by person or item"
        callWithQuery={callWithQuery}
        filters={filters}
        onExport={(format) => exportRows(list.query, format)}
        empty={{
          title: 'Nothing has happened yet',
          description: 'What you and your team change shows here, with the time and the person.',
        }}
      />
      <AuditEntryPanel id={list.selectedId} entry={rows.find(({ id }) => id === list.selectedId)} onClose={list.clearSelection} />
    </SettingsPage>
  )
}
