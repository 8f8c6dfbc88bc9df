import { useMutation } from '@tanstack/react-query'
import { ConfirmPasswordForm, OtpForm, type ConfirmPasswordValues, type OtpValues } from '@vehicle-partner/forms'
import { Button, Dialog, Inline, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { useClock } from '../session/PortalContext.ts'
import { createAttempt, findNextCodeTime, isUsable, type SentCode } from '../session/sentCode.ts'
import { useApi, useSession } from '../session/useSession.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import type { StepUpProof } from './StepUpProvider.tsx'

/** The code that was sent for step-ups, with what only this tab knows. */
export type StepUpCode = SentCode & { attempt: string }

interface StepUpDialogProps {
  /** The last code that was sent. It stays when the dialog closes: another one is not sent so soon. */
  code: StepUpCode | undefined
  onCodeChange: (code: StepUpCode) => void
  onConfirm: (proof: StepUpProof) => void
  onClose: () => void
}

/** Asks the user for their password, or for a code that is sent to their phone. */
export function StepUpDialog({ code, onCodeChange, onConfirm, onClose }: StepUpDialogProps) {
  const { auth } = useApi()
  const clock = useClock()
  const { session } = useSession()
  const [isByCode, setByCode] = useState(false)
  const hasCode = code !== undefined && isUsable(code, clock())
  const { withErrorToast, dismissError } = useErrorToast()
  const cancel = () => {
    dismissError()
    onClose()
  }
  const sendCode = async () => {
    const { data } = await auth.stepUp({ body: { method: 'otp' } })
    if (!('reference_id' in data)) return
    const { reference_id: reference, resend_after_s: resendSeconds } = data
    onCodeChange({ reference, sentAt: clock().toISOString(), resendSeconds, isUsedUp: false, attempt: createAttempt() })
    setByCode(true)
  }
  const request = useMutation({ mutationFn: withErrorToast(sendCode) })
  const passwordForm = useFormSubmit(async ({ password }: ConfirmPasswordValues) => {
    const { data } = await auth.stepUp({ body: { method: 'password', password } })
    if ('step_up_token' in data) onConfirm(data)
  })
  const codeForm = useFormSubmit(async ({ otp_code }: OtpValues) => {
    try {
      const { data } = await auth.confirmStepUp({
        params: { referenceId: code?.reference ?? '' },
        body: { otp_code, attempt: code?.attempt },
      })
      onConfirm(data)
    } catch (error) {
      if (code && hasErrorCode(error, 'OtpExpired')) onCodeChange({ ...code, isUsedUp: true })
      throw error
    }
  })
  return (
    <Dialog
      open
      title="Confirm that it is you"
      description={
        isByCode
          ? 'Enter the code that we sent by SMS to your phone. For the next 10 minutes we do not ask again.'
          : 'This change needs your password. For the next 10 minutes we do not ask again.'
      }
      onOpenChange={(open) => {
        if (!open) cancel()
      }}
    >
      {isByCode && code ? (
        <Stack gap="medium">
          <OtpForm
            {...codeForm}
            sentAt={code.sentAt}
            resendAt={findNextCodeTime(code)}
            clock={clock}
            onResend={withErrorToast(sendCode)}
            announcesRejection={false}
            submitLabel="Confirm"
            pendingLabel="Confirming..."
          />
          <Inline>
            <Button variant="quiet" size="small" flush onClick={() => setByCode(false)}>
              Use your password instead
            </Button>
          </Inline>
        </Stack>
      ) : (
        <Stack gap="medium">
          <ConfirmPasswordForm {...passwordForm} onCancel={cancel} {...(session ? { email: session.user.email } : {})} />
          <Inline>
            <Button
              variant="quiet"
              size="small"
              flush
              pending={request.isPending}
              pendingLabel="Sending a code..."
              onClick={() => (hasCode ? setByCode(true) : request.mutate())}
            >
              {hasCode ? 'Enter the code from your phone instead' : 'Send a code to your phone instead'}
            </Button>
          </Inline>
        </Stack>
      )}
    </Dialog>
  )
}
