import type { Document } from '@vehicle-partner/api'
import type { documents } from '@vehicle-partner/api/contract'
import { describeExpiry, documentPath } from '@vehicle-partner/domain'
import { Badge, DateText, Inline, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import type { ListColumn } from '../../list/ListView.tsx'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { DocumentThumbnail } from '../parts/DocumentThumbnail.tsx'
import { RenewalBadge } from '../parts/RenewalBadge.tsx'

export type DocumentsCall = typeof documents.list

/** The page of the document, where it is seen, uploaded and renewed. */
export const documentHref = ({ owner_type, owner_id, type }: Document): string =>
  documentPath(owner_type === 'driver' ? 'driver' : owner_type === 'partner' ? 'partner' : 'vehicle', owner_id, type)

/** 'Insurance certificate of KJA-456XY'. */
export const documentName = ({ label, owner_label }: Pick<Document, 'label' | 'owner_label'>): string => `${label} of ${owner_label}`

/** Whose document it is: a plate, or a name. */
export const OwnerLabel = ({ owner_type, owner_label }: Document) =>
  owner_type === 'vehicle' ? (
    <Badge kind="identifier">{owner_label}</Badge>
  ) : (
    <Text as="span" size="small">
      {owner_label}
    </Text>
  )

/** The last day of validity, and how far away it is where that matters. */
export function ExpiryText({ expiry_date, days_left }: Document) {
  const note = expiry_date === null ? 'Does not expire' : days_left !== null && days_left <= 30 ? describeExpiry(days_left) : undefined
  return (
    <Stack gap="none">
      {expiry_date === null ? null : (
        <Text as="span" size="small">
          <DateText value={expiry_date} format="medium" />
        </Text>
      )}
      {note === undefined ? null : (
        <Text as="span" size="small" tone="secondary">
          {note}
        </Text>
      )}
    </Stack>
  )
}

/** The status, and that a renewal is sent. */
export const DocumentState = ({ status, renewing }: Pick<Document, 'status' | 'renewing'>) => (
  <Inline gap="xsmall">
    <StatusPill status={status} registry={statusRegistry.document} />
    {renewing ? <RenewalBadge /> : null}
  </Inline>
)

export const documentColumns: readonly ListColumn<DocumentsCall, Document>[] = [
  {
    id: 'label',
    header: 'Document',
    rowHeader: true,
    cell: ({ label, number, files }) => (
      <Inline gap="small" wrap={false}>
        <DocumentThumbnail files={files} />
        <Stack gap="none">
          <Text as="span" size="label">
            {label}
          </Text>
          {number === null ? null : (
            <Text as="span" size="small" tone="secondary">
              {number}
            </Text>
          )}
        </Stack>
      </Inline>
    ),
  },
  { id: 'owner', header: 'Of', cell: OwnerLabel },
  {
    id: 'status',
    header: 'Status',
    cell: DocumentState,
  },
  {
    id: 'expiry_date',
    header: 'Expires',
    sortable: true,
    sortNames: { ascending: 'Expires first', descending: 'Expires last' },
    cell: ExpiryText,
  },
]

export const documentCard = {
  media: ({ files }: Document) => <DocumentThumbnail files={files} />,
  title: ({ label }: Document) => label,
  subtitle: ({ number }: Document) => number ?? undefined,
  content: (document: Document) => (
    <Stack gap="small">
      <Inline gap="small" justify="between">
        <OwnerLabel {...document} />
        <DocumentState {...document} />
      </Inline>
      <ExpiryText {...document} />
    </Stack>
  ),
}
