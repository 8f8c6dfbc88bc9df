import type { UseQueryResult } from '@tanstack/react-query'
import type { Document } from '@vehicle-partner/api'
import { AlertStrip, Button, Card, EmptyState, ErrorState, Grid, Loading, Skeleton, Stack } from '@vehicle-partner/ui'
import { Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import type { DocumentCalls } from './documentCalls.ts'
import { DocumentCard } from './DocumentCard.tsx'
import { canUpload, groupDocuments, type OfferedDocumentType } from './documentSlots.ts'

const DocumentPanel = createLazyPart(async () => (await import('./DocumentPanel.tsx')).DocumentPanel)
const importDialogs = () => import('./DocumentDialogs.tsx')
const DocumentDeletion = createLazyPart(async () => (await importDialogs()).DocumentDeletion)
const DocumentQuestion = createLazyPart(async () => (await importDialogs()).DocumentQuestion)

export interface DocumentListProps {
  /** The types that the owner can have. */
  types: UseQueryResult<{ data: OfferedDocumentType[] }>
  /** The owner's documents. */
  documents: UseQueryResult<{ data: Document[] }>
  calls: DocumentCalls
  /** Whether the user may change documents; others read them. */
  canManage: boolean
}

/**
 * The documents of one owner, one card per type, with upload, renewal, the reason of a rejection, and deletion. The query `document` of
 * the page opens the form of a type, so that a link can lead there and a reload keeps it.
 */
export function DocumentList({ types, documents, calls, canManage }: DocumentListProps) {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState<{ action: 'ask' | 'delete'; document: Document }>()
  const failed = [types, documents].filter(({ isError }) => isError)
  const [failure] = failed
  const isLoadingError = failed.some(({ data }) => data === undefined)
  const refetch = () => failed.forEach((query) => void query.refetch())
  const retrying = failed.some(({ isFetching }) => isFetching)
  if (isLoadingError && failure)
    return (
      <ErrorState
        title="The documents could not be loaded"
        description={getErrorMessage(failure.error)}
        onRetry={refetch}
        retrying={retrying}
      />
    )

  const withDocument = (code: string | undefined) => {
    const next = new URLSearchParams(search)
    if (code === undefined) next.delete('document')
    else next.set('document', code)
    return next
  }
  const slots = types.data && documents.data ? groupDocuments(types.data.data, documents.data.data) : undefined
  const opened = canManage ? slots?.find((slot) => slot.type.code === search.get('document') && canUpload(slot)) : undefined
  const close = () => setAsked(undefined)
  const closePanel = () => setSearch(withDocument(undefined), { replace: true, preventScrollReset: true })
  return (
    <Stack gap="large">
      {failure ? (
        <AlertStrip
          tone="warning"
          title="The newest could not be loaded."
          action={
            <Button variant="quiet" size="small" pending={retrying} onClick={refetch}>
              Retry
            </Button>
          }
        >
          These are the documents of before.
        </AlertStrip>
      ) : null}
      <Loading label="documents" loading={slots === undefined} placeholder={<DocumentsPlaceholder />}>
        {slots?.length === 0 ? (
          <EmptyState title="No documents are needed" description="When that changes, they show here." />
        ) : (
          <Grid columns="halves" gap="large">
            {slots?.map((slot) => (
              <DocumentCard
                key={slot.type.code}
                slot={slot}
                canManage={canManage}
                uploadHref={`${pathname}?${withDocument(slot.type.code)}`}
                onAction={(action, document) => setAsked({ action, document })}
              />
            ))}
          </Grid>
        )}
      </Loading>
      <Suspense>
        {opened ? <DocumentPanel key={opened.type.code} slot={opened} calls={calls} onClose={closePanel} /> : null}
        {asked?.action === 'ask' ? <DocumentQuestion document={asked.document} calls={calls} onClose={close} /> : null}
        {asked?.action === 'delete' ? <DocumentDeletion document={asked.document} calls={calls} onClose={close} /> : null}
      </Suspense>
    </Stack>
  )
}

const DocumentsPlaceholder = () => (
  <Grid columns="halves" gap="large">
    {[0, 1, 2, 3].map((index) => (
      <Card key={index}>
        <Stack gap="medium">
          <Skeleton width="third" />
          <Skeleton size="small" width="half" />
          <Skeleton size="small" width="threeQuarters" />
        </Stack>
      </Card>
    ))}
  </Grid>
)
