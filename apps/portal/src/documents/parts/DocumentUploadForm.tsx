import { useMutation } from '@tanstack/react-query'
import { DocumentForm, type DocumentValues } from '@vehicle-partner/forms'
import { isIdentityDocument, lagosDate } from '@vehicle-partner/domain'
import { AlertStrip, Button, Skeleton, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useDeviceDraft, type DeviceDraft } from '../../session/useDeviceDraft.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import type { DocumentCalls } from './documentCalls.ts'
import { createDocumentDraft } from './documentDraft.ts'
import type { DocumentSlot } from './documentSlots.ts'

interface DocumentUploadFormProps {
  slot: DocumentSlot
  calls: Pick<DocumentCalls, 'ownerId' | 'upload' | 'create'>
  /** Called when the user gives up, and when the document is sent. */
  onClose: () => void
  /** Called instead when the document is sent. */
  onSent?: () => void
}

/**
 * Uploads a document, uploads it again after a rejection, or renews it. What was entered before is filled in, and what was typed stays over
 * a reload.
 */
export function DocumentUploadForm(props: DocumentUploadFormProps) {
  const { slot, calls } = props
  const kept = useDeviceDraft(`/document-drafts/${encodeURIComponent(calls.ownerId)}/${slot.type.code}`)
  const [round, setRound] = useState(0)
  if (kept.found === undefined) return <Skeleton size="title" />
  const startAgain = () => {
    kept.forget()
    setRound(round + 1)
  }
  // The key: a new round begins without a draft.
  return <DraftedForm key={round} {...props} kept={kept} onStartAgain={startAgain} />
}

interface DraftedFormProps extends DocumentUploadFormProps {
  kept: DeviceDraft
  onStartAgain: () => void
}

function DraftedForm({ slot: { type, inForce, upload }, calls, onClose, onSent = onClose, kept, onStartAgain }: DraftedFormProps) {
  const clock = useClock()
  const create = useMutation({ mutationFn: calls.create })
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('The document is not sent.', { isPanel: true })
  const [isKept, setKept] = useState(true)
  const [draft] = useState(() => createDocumentDraft(kept, () => setKept(false)))
  const [isRestored] = useState(() => draft.read() !== null)
  const form = useFormSubmit(async (values: DocumentValues) => {
    await create.mutateAsync(values)
    leave.allow()
    onSent()
    showSuccess('Document uploaded. We will check it within 2 working days.')
  })
  const rejected = upload?.status === 'rejected' ? upload : undefined
  return (
    <Stack gap="large">
      {isRestored || draft.hadUnkept ? (
        <AlertStrip
          title={isRestored ? 'This is what you typed before.' : 'This document is not sent.'}
          action={
            isRestored ? (
              <Button variant="secondary" size="small" onClick={onStartAgain}>
                Start again
              </Button>
            ) : undefined
          }
        >
          {isIdentityDocument(type.code)
            ? 'The number is not kept: enter it again.'
            : 'It is kept in this browser for a day, or until you log out.'}
        </AlertStrip>
      ) : null}
      <DocumentForm
        {...form}
        draft={isKept ? draft : undefined}
        onUnsavedChange={(isUnsaved) => {
          leave.setUnsaved(isUnsaved)
          draft.setHasUnkept(isUnsaved)
        }}
        documentTypes={[type]}
        today={lagosDate(clock())}
        upload={calls.upload}
        previousExpiry={inForce?.expiry_date ?? null}
        rejectionReason={rejected?.review.reason_text ?? null}
        // A renewal has dates of its own.
        defaultValues={{
          number: rejected?.number ?? inForce?.number ?? '',
          issuer: rejected?.issuer ?? inForce?.issuer ?? '',
          issue_date: rejected?.issue_date ?? '',
          expiry_date: rejected?.expiry_date ?? '',
        }}
        onCancel={() => {
          leave.allow()
          draft.clear()
          onClose()
        }}
      />
      {leave.question}
    </Stack>
  )
}
