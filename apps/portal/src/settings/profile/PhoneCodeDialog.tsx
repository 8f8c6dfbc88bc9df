import { useMutation } from '@tanstack/react-query'
import { OtpForm, type OtpValues } from '@vehicle-partner/forms'
import { Dialog } from '@vehicle-partner/ui'
import { useClock } from '../../session/PortalContext.ts'
import { useApi, useSession } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import type { StoredProfile } from './profileChanges.ts'

/** A code that was sent to a new phone number. */
export interface SentPhoneCode {
  reference: string
  /** ISO 8601 in UTC. */
  sentAt: string
  /** E.164. */
  phone: string
  country_code: string
}

interface PhoneCodeDialogProps {
  code: SentPhoneCode
  onResend: () => Promise<void>
  /** Receives the changed profile. */
  onConfirmed: (profile: StoredProfile) => void
  onCancel: () => void
}

/** Asks for the code that was sent to the new number. The old number stays until it is entered. */
export function PhoneCodeDialog({ code, onResend, onConfirmed, onCancel }: PhoneCodeDialogProps) {
  const { users } = useApi()
  const clock = useClock()
  const { session } = useSession()
  const confirm = useMutation(users.confirmPhone.mutation())
  const { withErrorToast } = useErrorToast()
  const form = useFormSubmit(async ({ otp_code }: OtpValues) => {
    const { data } = await confirm.mutateAsync({
      params: { id: session?.user.id ?? '', referenceId: code.reference },
      body: { otp_code },
    })
    onConfirmed(data)
  })
  return (
    <Dialog
      open
      title="Confirm your new number"
      description={`Enter the code that we sent by SMS to ${code.phone}. Your old number stays until then.`}
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
    >
      <OtpForm
        {...form}
        sentAt={code.sentAt}
        clock={clock}
        onResend={withErrorToast(onResend)}
        announcesRejection={false}
        submitLabel="Change number"
        pendingLabel="Changing number..."
      />
    </Dialog>
  )
}
