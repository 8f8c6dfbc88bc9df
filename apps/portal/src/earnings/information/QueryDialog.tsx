import { useMutation } from '@tanstack/react-query'
import type { Dispute, EarningLine } from '@vehicle-partner/api'
import { DisputeForm, UnsentFormsContext } from '@vehicle-partner/forms'
import { Dialog } from '@vehicle-partner/ui'
import { useFileUpload } from '../../documents/parts/useFileUpload.ts'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { useStoredUnsentForms } from '../../session/useStoredUnsentForms.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

interface QueryDialogProps {
  line: EarningLine
  onSent: (query: Dispute) => void
  onClose: () => void
}

/** Sends a query about a line of the earnings. */
export function QueryDialog({ line, onSent, onClose }: QueryDialogProps) {
  const { disputes } = useApi()
  const { partner } = useOrganization()
  const open = useMutation(disputes.open.mutation())
  const upload = useFileUpload('dispute')
  const { showError } = useErrorToast()
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('Your query is not sent, and what you entered is lost.', { title: 'Close without sending?' })
  const close = () => leave.close(onClose)
  return (
    <UnsentFormsContext value={useStoredUnsentForms()}>
      <DisputeForm
        subject={line.reference}
        upload={upload}
        onSubmit={async (values) => {
          const { data } = await open.mutateAsync({ params: { id: partner.id, lineId: line.id }, body: values })
          onSent(data)
          onClose()
          showSuccess('Query sent. We answer within 3 working days.')
        }}
        onSubmitError={showError}
        onCancel={close}
        onUnsavedChange={leave.setUnsaved}
      >
        {({ fields, actions }) => (
          <Dialog
            open
            title="Query this line"
            description={`${line.description}, ${line.reference}`}
            onOpenChange={(isOpen) => {
              if (!isOpen) close()
            }}
            footer={actions}
          >
            {fields}
          </Dialog>
        )}
      </DisputeForm>
      {leave.question}
    </UnsentFormsContext>
  )
}
