import { useMutation, useQuery } from '@tanstack/react-query'
import type { Document } from '@vehicle-partner/api'
import type { DocumentValues } from '@vehicle-partner/forms'
import { FullScreenPanel, Loading, Stack, Text } from '@vehicle-partner/ui'
import { FieldsLoading } from '../../loading/FieldLoading.tsx'
import { QueryError } from '../../loading/QueryError.tsx'
import { useFocusAfterForm } from '../../loading/useFocusAfterForm.ts'
import { useApi } from '../../session/useSession.ts'
import { ClosedDocumentForm } from '../parts/ClosedDocumentForm.tsx'
import { DocumentUploadForm } from '../parts/DocumentUploadForm.tsx'
import { useFileUpload } from '../parts/useFileUpload.ts'
import { useSending } from '../parts/useSending.ts'
import { documentName } from './documentColumns.tsx'

interface RenewalPanelProps {
  document: Document
  /** Its last renewal, if it was rejected. */
  rejected: Document | undefined
  /** Whether it has left the list: it was sent, here or by another person or tab, or its vehicle or driver was removed. */
  hasLeft: boolean
  /** Whether another document follows. */
  hasNext: boolean
  onSent: () => void
  onClose: () => void
}

/** The form that renews one document of the queue. Once another person or tab has sent it, or removed its vehicle or driver, it says so. */
export function RenewalPanel({ document, rejected, hasLeft, hasNext, onSent, onClose }: RenewalPanelProps) {
  const owner = document.owner_type === 'driver' ? 'driver' : 'vehicle'
  const api = useApi()
  const types = useQuery(api.documents.types.query({ query: { owner_type: owner } }))
  const ofVehicle = useMutation(api.vehicleDocuments.create.mutation())
  const ofDriver = useMutation(api.driverDocuments.create.mutation())
  const upload = useFileUpload(owner)
  const type = types.data?.data.find(({ code }) => code === document.type)
  const { isSending, send } = useSending((body: DocumentValues) =>
    (owner === 'driver' ? ofDriver : ofVehicle).mutateAsync({ params: { id: document.owner_id }, body }),
  )
  // Only now it matters why it has left. What is not sent yet stays until this is known.
  const ownerParams = { params: { id: document.owner_id } }
  const isAsked = hasLeft && !isSending
  const vehicle = useQuery({ ...api.vehicles.get.query(ownerParams), enabled: isAsked && owner === 'vehicle', staleTime: 0 })
  const driver = useQuery({ ...api.drivers.get.query(ownerParams), enabled: isAsked && owner === 'driver', staleTime: 0 })
  const { data: found, isFetchedAfterMount } = owner === 'vehicle' ? vehicle : driver
  // Also once this question has failed: the form has no document any more.
  const isOver = isAsked && isFetchedAfterMount
  const messageRef = useFocusAfterForm(!isOver)
  const renderContent = () => {
    const wayOn = hasNext ? { label: 'Next document', onClick: onSent } : { label: 'All renewals', onClick: onClose }
    if (isOver) {
      // A removed vehicle or driver takes no documents.
      const message =
        found === undefined
          ? 'This document is no longer in the list of renewals.'
          : found.data.status === 'archived'
            ? `This ${owner} is removed. ${owner === 'vehicle' ? 'Its' : 'Their'} documents need no renewal.`
            : undefined
      return <ClosedDocumentForm action={wayOn} messageRef={messageRef} message={message} />
    }
    if (types.isError && types.data === undefined) return <QueryError query={types} title="The form could not be loaded" />
    return (
      <Loading label="form" loading={type === undefined} placeholder={<FieldsLoading count={4} />}>
        {type === undefined ? null : (
          <Stack gap="large">
            {hasNext ? <Text tone="secondary">The next document to renew follows when this one is sent.</Text> : null}
            <DocumentUploadForm
              slot={{ type, inForce: document, upload: rejected }}
              calls={{ ownerId: document.owner_id, upload, create: send }}
              onSent={onSent}
              onClose={onClose}
            />
          </Stack>
        )}
      </Loading>
    )
  }
  return (
    <FullScreenPanel
      open
      title={`Renew: ${documentName(document)}`}
      // The router closes it: it has its own address.
      closeOnRouteChange={false}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      {renderContent()}
    </FullScreenPanel>
  )
}
