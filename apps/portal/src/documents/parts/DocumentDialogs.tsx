import type { Document } from '@vehicle-partner/api'
import { DocumentQuestionForm, type DocumentQuestionValues } from '@vehicle-partner/forms'
import { ConfirmDialog, Dialog } from '@vehicle-partner/ui'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { noMessage } from '../../toasts/noMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import type { DocumentCalls } from './documentCalls.ts'

interface DocumentDialogProps {
  document: Document
  calls: DocumentCalls
  onClose: () => void
}

/** Asks before an upload that was never approved is deleted. */
export function DocumentDeletion({ document, calls, onClose }: DocumentDialogProps) {
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const proceed = withErrorToast(async () => {
    await calls.remove(document.id)
    onClose()
    showSuccess('The upload is deleted')
  })
  return (
    <ConfirmDialog
      open
      type="DANGER"
      title="Delete this upload?"
      description={`${document.label}: its files are deleted${document.status === 'under_review' ? ', and it is no longer reviewed' : ''}. You can upload another one.`}
      proceedText="Yes, delete"
      error={noMessage}
      onProceed={proceed}
      onCancel={onClose}
    />
  )
}

/** Asks the reviewers why a document was not accepted. */
export function DocumentQuestion({ document, calls, onClose }: DocumentDialogProps) {
  const showSuccess = useSuccessToast()
  const form = useFormSubmit(async (question: DocumentQuestionValues) => {
    await calls.ask(document.id, question)
    onClose()
    showSuccess('Your question is sent. We answer by e-mail.')
  })
  const leave = useLeaveQuestion('Your question is not sent, and what you wrote is lost.', { title: 'Close without sending?' })
  const close = () => leave.close(onClose)
  return (
    <>
      <Dialog
        open
        title={`Ask why: ${document.label}`}
        description={document.review.reason_text ?? undefined}
        onOpenChange={(open) => {
          if (!open) close()
        }}
      >
        <DocumentQuestionForm {...form} onCancel={close} onUnsavedChange={leave.setUnsaved} />
      </Dialog>
      {leave.question}
    </>
  )
}
