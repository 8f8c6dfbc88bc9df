import { OtpForm, PhoneLoginForm, type OtpValues, type PhoneLoginValues, type PhoneValue } from '@vehicle-partner/forms'
import { otpLength, otpResendSeconds } from '@vehicle-partner/domain'
import { Button, PhoneText, Stack, Text } from '@vehicle-partner/ui'
import { ArrowLeft } from 'lucide-react'
import { useClock, usePortal } from '../session/PortalContext.ts'
import { useSession } from '../session/useSession.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { RegisterPrompt } from './RegisterPrompt.tsx'
import { PublicPage } from './PublicPage.tsx'
import { SandboxOutboxLink } from './SandboxOutboxLink.tsx'

/** A code that was sent to a phone. */
export interface SentCode {
  number: PhoneValue
  /** The server's reference of the code. */
  reference: string
  /** ISO 8601 UTC. */
  at: string
}

function useSendCode() {
  const { sessionManager } = usePortal()
  const clock = useClock()
  return async (number: PhoneValue): Promise<SentCode> => {
    const { auth } = await sessionManager.api()
    const { reference_id } = await auth.requestOtp({ body: { phone: number.number, country_code: number.country, type: 'user' } })
    return { number, reference: reference_id, at: clock().toISOString() }
  }
}

export interface PhoneNumberStepProps {
  /** The last code that was sent. */
  lastCode: SentCode | undefined
  onSend: (code: SentCode) => void
}

/** Step 1: the phone number. */
export function PhoneNumberStep({ lastCode, onSend }: PhoneNumberStepProps) {
  const sendCode = useSendCode()
  const clock = useClock()
  const form = useFormSubmit(async ({ phone }: PhoneLoginValues) => {
    const age = lastCode ? clock().getTime() - Date.parse(lastCode.at) : 0
    // The server rejects a second request within the resend time: use the last code.
    const isLastCodeValid = lastCode?.number.number === phone.number && age < otpResendSeconds * 1000
    onSend(isLastCodeValid ? lastCode : await sendCode(phone))
  })
  return <PhoneLoginForm number={lastCode?.number} focused={lastCode !== undefined} {...form} />
}

export interface PhoneCodeStepProps {
  code: SentCode
  onResend: (code: SentCode) => void
  onBack: () => void
}

/** Step 2: the code. */
export function PhoneCodeStep({ code, onResend, onBack }: PhoneCodeStepProps) {
  const { signInWith } = useSession()
  const { dependencies } = usePortal()
  const sendCode = useSendCode()
  const { withErrorToast } = useErrorToast()
  const form = useFormSubmit(({ otp_code }: OtpValues) =>
    signInWith(({ auth }) => auth.verifyOtp({ params: { referenceId: code.reference }, body: { otp_code, type: 'user' } })),
  )
  return (
    <PublicPage
      backLink={
        <Button variant="quiet" size="small" startIcon={<ArrowLeft />} onClick={onBack}>
          Back
        </Button>
      }
      title="Confirm OTP"
      description={
        <>
          Enter the {otpLength}-digit code we sent by SMS to{' '}
          <strong>
            <PhoneText value={code.number.number} homeCountry="" />
          </strong>
          .
        </>
      }
    >
      <Stack gap="xlarge">
        <OtpForm
          {...form}
          sentAt={code.at}
          clock={dependencies.clock}
          onResend={withErrorToast(async () => onResend(await sendCode(code.number)))}
          help={
            dependencies.sandbox ? (
              <Text size="small" tone="secondary">
                <SandboxOutboxLink to={code.number.number}>See the code</SandboxOutboxLink>
              </Text>
            ) : null
          }
        />
        <RegisterPrompt />
      </Stack>
    </PublicPage>
  )
}
