import { useMutation } from '@tanstack/react-query'
import { TripIssueForm } from '@vehicle-partner/forms'
import { FullScreenPanel } from '@vehicle-partner/ui'
import { useFileUpload } from '../../documents/parts/useFileUpload.ts'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { usePageSettings } from '../../session/usePageSettings.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import type { TripDialogProps } from './TripQuestionDialog.tsx'

/** Reports an issue on a trip. When it is serious, the phone number of support comes first. */
export function ReportIssuePanel({ trip, onClose }: TripDialogProps) {
  const { issues } = useApi()
  const { supportPhone = '' } = usePageSettings()
  const create = useMutation(issues.create.mutation())
  const upload = useFileUpload('vehicle')
  const { showError } = useErrorToast()
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('The report is not sent, and what you entered is lost.', { title: 'Close without sending?' })
  const close = () => leave.close(onClose)
  return (
    <>
      <TripIssueForm
        supportPhone={supportPhone}
        upload={upload}
        onSubmit={async (values) => {
          const { data } = await create.mutateAsync({ params: { id: trip.id }, body: values })
          onClose()
          showSuccess(`Report ${data.reference} sent.${supportPhone === '' ? '' : ` Call ${supportPhone} if anyone is hurt.`}`)
        }}
        onSubmitError={showError}
        onCancel={close}
        onUnsavedChange={leave.setUnsaved}
      >
        {({ fields, actions }) => (
          <FullScreenPanel
            open
            title={`Report an issue: ${trip.reference}`}
            onOpenChange={(open) => {
              if (!open) close()
            }}
            footer={actions}
          >
            {fields}
          </FullScreenPanel>
        )}
      </TripIssueForm>
      {leave.question}
    </>
  )
}
