import type { UseQueryResult } from '@tanstack/react-query'
import type { Document } from '@vehicle-partner/api'
import { Card, Divider, EmptyState, Loading, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { reminderSteps } from '@vehicle-partner/domain'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import { StaleStrip } from '../../loading/StaleStrip.tsx'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { useAddressPanel } from '../../navigation/useAddressPanel.ts'
import type { DocumentCalls } from './documentCalls.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { countInForce, groupDocuments, type DocumentSlot, type OfferedDocumentType } from './documentSlots.ts'

const DocumentPanel = createLazyPopup(async () => (await import('./DocumentPanel.tsx')).DocumentPanel)
const importDialogs = () => import('./DocumentDialogs.tsx')
const DocumentDeletion = createLazyPopup(async () => (await importDialogs()).DocumentDeletion)
const DocumentQuestion = createLazyPopup(async () => (await importDialogs()).DocumentQuestion)

export interface DocumentListProps {
  /** The types that the owner can have. */
  types: UseQueryResult<{ data: OfferedDocumentType[] }>
  /** The owner's documents. */
  documents: UseQueryResult<{ data: Document[] }>
  calls: DocumentCalls
  /** Whether the user may change documents; others read them. */
  canManage: boolean
  /** Whether it stands in a narrow column beside something else. @default false */
  isNarrow?: boolean
  /** Names the list. @default 'Documents' */
  title?: string
  /** Beside the title: what is made of these documents. */
  action?: ReactNode
}

/**
 * The documents of one owner, one row per type and what is urgent first, with upload, renewal, the reason of a rejection, and deletion. The query `document` of
 * the page opens the form of a type, so that a link can lead there and a reload keeps it.
 */
export function DocumentList({ types, documents, calls, canManage, isNarrow = false, title = 'Documents', action }: DocumentListProps) {
  const panel = useAddressPanel()
  const [asked, setAsked] = useState<{ action: 'ask' | 'delete'; document: Document }>()
  const openedRow = useRef<HTMLElement>(null)
  const failed = [types, documents].filter(({ isError }) => isError)
  const [failure] = failed
  const isLoadingError = failed.some(({ data }) => data === undefined)
  const query = {
    error: failure?.error,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  }
  if (isLoadingError) return <QueryError query={query} title="The documents could not be loaded" />

  const slots = types.data && documents.data ? groupDocuments(types.data.data, documents.data.data) : undefined
  const opened = canManage ? slots?.find(({ type }) => type.code === panel.shown) : undefined
  const close = () => setAsked(undefined)
  return (
    <Stack gap="large">
      {failure ? <StaleStrip query={query} /> : null}
      <Loading label="documents" loading={slots === undefined} placeholder={<DocumentsPlaceholder title={title} />}>
        {slots?.length === 0 ? (
          <EmptyState title="No documents are needed" description="When that changes, they show here." />
        ) : (
          <Card
            title={title}
            subtitle={slots && describeInForce(slots)}
            action={action}
            divided
            footer={
              <Text size="small" tone="secondary">
                Reminders go out {remindersBefore.slice(0, -1).join(', ')} and {remindersBefore.at(-1)} days before a document expires.
              </Text>
            }
          >
            <Stack gap="medium">
              {slots?.map((slot, index) => (
                <Fragment key={slot.type.code}>
                  {index === 0 ? null : <Divider />}
                  <DocumentRow
                    ref={slot === opened ? openedRow : undefined}
                    slot={slot}
                    canManage={canManage}
                    isNarrow={isNarrow}
                    uploadLink={panel.linkTo(slot.type.code)}
                    onAction={(asked, document) => setAsked({ action: asked, document })}
                  />
                </Fragment>
              ))}
            </Stack>
          </Card>
        )}
      </Loading>
      {opened ? <DocumentPanel key={opened.type.code} slot={opened} calls={calls} row={openedRow} onClose={panel.close} /> : null}
      {asked?.action === 'ask' ? <DocumentQuestion document={asked.document} calls={calls} onClose={close} /> : null}
      {asked?.action === 'delete' ? <DocumentDeletion document={asked.document} calls={calls} onClose={close} /> : null}
    </Stack>
  )
}

const remindersBefore = reminderSteps.filter((days) => days > 0)

/** "4 of 5 required documents are in force." */
function describeInForce(slots: readonly DocumentSlot[]): string | undefined {
  const { inForce, required } = countInForce(slots)
  if (required === 0) return undefined
  return `${inForce} of ${required} required ${required === 1 ? 'document is' : 'documents are'} in force.`
}

const DocumentsPlaceholder = ({ title }: { title: string }) => (
  <Card title={title} divided>
    <Stack gap="medium">
      {[0, 1, 2, 3, 4].map((row) => (
        <Stack key={row} gap="small">
          <Skeleton width="third" />
          <Skeleton size="small" width="half" />
        </Stack>
      ))}
    </Stack>
  </Card>
)
