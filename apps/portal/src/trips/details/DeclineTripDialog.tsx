import { useMutation } from '@tanstack/react-query'
import { formatTripName } from '@vehicle-partner/domain'
import { DeclineTripForm } from '@vehicle-partner/forms'
import { AlertStrip, Dialog, Stack } from '@vehicle-partner/ui'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import type { TripDialogProps } from './TripQuestionDialog.tsx'

/** Declines a trip with a reason. */
export function DeclineTripDialog({ trip, onClose }: TripDialogProps) {
  const { trips } = useApi()
  const decline = useMutation(trips.decline.mutation())
  const { showError } = useErrorToast()
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('The trip is not declined, and what you entered is lost.', { title: 'Close without sending?' })
  const close = () => leave.close(onClose)
  return (
    <>
      <DeclineTripForm
        onSubmit={async (values) => {
          await decline.mutateAsync({ params: { id: trip.id }, body: values })
          onClose()
          showSuccess('Trip declined')
        }}
        onSubmitError={showError}
        onCancel={close}
        onUnsavedChange={leave.setUnsaved}
      >
        {({ fields, actions }) => (
          <Dialog
            open
            title="Decline this trip?"
            description={`${formatTripName(trip)}, ${trip.reference}. The operator will find another vehicle.`}
            onOpenChange={(open) => {
              if (!open) close()
            }}
            footer={actions}
          >
            <Stack gap="large">
              <AlertStrip tone="warning" title="Declines count in your reliability score." />
              {fields}
            </Stack>
          </Dialog>
        )}
      </DeclineTripForm>
      {leave.question}
    </>
  )
}
