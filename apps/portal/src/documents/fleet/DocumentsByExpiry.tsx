import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { documents } from '@vehicle-partner/api/contract'
import { documentStatuses, documentTypes, formatCount } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { ListView } from '../../list/ListView.tsx'
import type { ListFilter } from '../../list/listFilters.ts'
import { useListQuery } from '../../list/useListQuery.ts'
import { useReportExport } from '../../list/useReportExport.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { documentCard, documentColumns, documentHref, documentName, type DocumentsCall } from './documentColumns.tsx'
import type { FleetOwner } from './fleetOwners.ts'

/** What the button of a row is called; the others are only viewed. */
const actionLabels: Readonly<Record<string, string>> = { expiring: 'Renew', expired: 'Renew', rejected: 'Upload again', approved: 'Renew' }
const shownStatuses = documentStatuses.filter((status) => status !== 'superseded')

/** All documents of the fleet, what expires first on top. */
export function DocumentsByExpiry({ owners }: { owners: readonly FleetOwner[] }) {
  const api = useApi()
  const { partner } = useOrganization()
  const list = useListQuery(documents.list, { given: { owner_type: owners } })
  const exportRows = useReportExport('documents_expiry')
  const callWithQuery = (query: typeof list.query) => api.documents.list.query({ params: { account_sid: partner.id }, query })
  const result = useQuery({ ...callWithQuery(list.query), placeholderData: keepPreviousData })
  const counts = result.data?.metadata.counts
  const filters: readonly ListFilter<DocumentsCall>[] = [
    {
      kind: 'several',
      name: 'state',
      label: 'Status',
      options: shownStatuses.map((value) => {
        const { label } = statusRegistry.document[value]
        return { value, label: counts ? `${label} (${formatCount(counts[value] ?? 0)})` : label }
      }),
    },
    {
      kind: 'one',
      name: 'within_days',
      label: 'Expires within',
      options: [7, 14, 30, 60, 90].map((value) => ({ value, label: `${value} days` })),
    },
    // Vehicles and drivers share no document type.
    {
      kind: 'several',
      name: 'type',
      label: 'Document',
      options: owners.flatMap((owner) => documentTypes[owner].map(({ code, label }) => ({ value: code, label }))),
    },
  ]
  return (
    <ListView
      list={list}
      result={result}
      caption="Documents"
      itemName={['document', 'documents']}
      columns={documentColumns}
      card={documentCard}
      getRowId={({ id }) => id}
      getRowName={documentName}
      rowHref={documentHref}
      searchLabel="Document, plate, name"
      callWithQuery={callWithQuery}
      filters={filters}
      onExport={(format) => exportRows(list.query, format)}
      rowActions={(document) => {
        const label = document.renewing ? 'View' : (actionLabels[document.status] ?? 'View')
        return (
          <Button variant="quiet" size="small" href={documentHref(document)} aria-label={`${label}: ${documentName(document)}`}>
            {label}
          </Button>
        )
      }}
      empty={{
        illustration: <EmptyRoadIllustration />,
        title: 'No documents yet',
        description: 'Uploaded documents show here, with the days on which they expire.',
      }}
    />
  )
}
