import { useMutation } from '@tanstack/react-query'
import { OtpForm, type OtpValues } from '@vehicle-partner/forms'
import { Dialog, PhoneText } from '@vehicle-partner/ui'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useClock } from '../../session/PortalContext.ts'
import { findNextCodeTime } from '../../session/sentCode.ts'
import { useApi, useSession } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import type { PhoneChange } from './phoneChange.ts'
import type { StoredProfile } from './profileChanges.ts'

interface PhoneCodeDialogProps {
  change: PhoneChange
  onResend: () => Promise<void>
  /** Receives the changed profile. */
  onConfirmed: (profile: StoredProfile) => void
  /** Called when the code was wrong too often, or is too old. */
  onUsedUp: () => void
  onClose: () => void
}

/** Asks for the code that was sent to a number: a new one, which replaces the old one when it is entered, or the present one. */
export function PhoneCodeDialog({ change, onResend, onConfirmed, onUsedUp, onClose }: PhoneCodeDialogProps) {
  const isPresentNumber = change.isPresentNumber === true
  const { users } = useApi()
  const clock = useClock()
  const { session } = useSession()
  const confirm = useMutation(users.confirmPhone.mutation())
  const { withErrorToast } = useErrorToast()
  const form = useFormSubmit(async ({ otp_code }: OtpValues) => {
    const params = { id: session?.user.id ?? '', referenceId: change.reference }
    try {
      onConfirmed((await confirm.mutateAsync({ params, body: { otp_code } })).data)
    } catch (error) {
      if (hasErrorCode(error, 'OtpExpired')) onUsedUp()
      throw error
    }
  })
  return (
    <Dialog
      open
      title={isPresentNumber ? 'Confirm your number' : 'Confirm your new number'}
      description={
        <>
          Enter the code that we sent by SMS to <PhoneText value={change.phone} />.
          {isPresentNumber ? null : ' Your old number stays until then.'}
        </>
      }
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <OtpForm
        {...form}
        sentAt={change.sentAt}
        resendAt={findNextCodeTime(change)}
        clock={clock}
        onResend={withErrorToast(onResend)}
        announcesRejection={false}
        submitLabel={isPresentNumber ? 'Confirm number' : 'Change number'}
        pendingLabel={isPresentNumber ? 'Confirming...' : 'Changing number...'}
      />
    </Dialog>
  )
}
