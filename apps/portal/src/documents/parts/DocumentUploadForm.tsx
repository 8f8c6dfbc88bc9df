import { useMutation } from '@tanstack/react-query'
import { DocumentForm, type DocumentValues } from '@vehicle-partner/forms'
import { lagosDate } from '@vehicle-partner/domain'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import type { DocumentCalls } from './documentCalls.ts'
import type { DocumentSlot } from './documentSlots.ts'

interface DocumentUploadFormProps {
  slot: DocumentSlot
  calls: Pick<DocumentCalls, 'upload' | 'create'>
  /** Called when the user gives up, and when the document is sent. */
  onClose: () => void
  /** Called instead when the document is sent. */
  onSent?: () => void
}

/** Uploads a document, uploads it again after a rejection, or renews it. What was entered before is filled in. */
export function DocumentUploadForm({ slot: { type, inForce, upload }, calls, onClose, onSent = onClose }: DocumentUploadFormProps) {
  const clock = useClock()
  const create = useMutation({ mutationFn: calls.create })
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('The document is not sent.', { isPanel: true })
  const form = useFormSubmit(async (values: DocumentValues) => {
    await create.mutateAsync(values)
    leave.allow()
    onSent()
    showSuccess('Document uploaded. We will check it within 2 working days.')
  })
  const rejected = upload?.status === 'rejected' ? upload : undefined
  return (
    <>
      <DocumentForm
        {...form}
        onUnsavedChange={leave.setUnsaved}
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
          onClose()
        }}
      />
      {leave.question}
    </>
  )
}
