import { OtpForm, PhoneLoginForm, type PhoneValue } from '@vehicle-partner/forms'
import { otpLength, otpResendSeconds } from '@vehicle-partner/domain'
import { Button, Link, PhoneText, Stack, Text } from '@vehicle-partner/ui'
import { ArrowLeft } from 'lucide-react'
import { useClock, usePortal, useSession } from '../session/useSession.ts'
import { RegisterPrompt } from './RegisterPrompt.tsx'
import { PublicPage } from './PublicPage.tsx'
import { useRefusal } from './useRefusal.ts'

/** A code that is on its way to a phone. */
export interface SentCode {
  number: PhoneValue
  /** What the server calls it. */
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
  sent: SentCode | undefined
  onSent: (code: SentCode) => void
}

/** Step 1: the number that a code is sent to. */
export function PhoneNumberStep({ sent, onSent }: PhoneNumberStepProps) {
  const sendCode = useSendCode()
  const clock = useClock()
  const { refused, tryAgain } = useRefusal()
  return (
    <PhoneLoginForm
      number={sent?.number}
      focused={sent !== undefined}
      onSubmit={async ({ phone }) => {
        tryAgain()
        const age = sent ? clock().getTime() - Date.parse(sent.at) : 0
        // A code that is still good to wait for is not sent twice: the server would refuse to.
        const same = sent?.number.number === phone.number && age < otpResendSeconds * 1000
        onSent(same ? sent : await sendCode(phone))
      }}
      onSubmitError={refused}
    />
  )
}

export interface PhoneCodeStepProps {
  sent: SentCode
  onSentAgain: (code: SentCode) => void
  onBack: () => void
}

/** Step 2: the code itself. */
export function PhoneCodeStep({ sent, onSentAgain, onBack }: PhoneCodeStepProps) {
  const { signInWith } = useSession()
  const { dependencies } = usePortal()
  const sendCode = useSendCode()
  const { refused, tryAgain } = useRefusal()
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
            <PhoneText value={sent.number.number} homeCountry="" />
          </strong>
          .
        </>
      }
    >
      <Stack gap="xlarge">
        <OtpForm
          sentAt={sent.at}
          clock={dependencies.clock}
          onSubmit={({ otp_code }) => {
            tryAgain()
            return signInWith(({ auth }) => auth.verifyOtp({ params: { referenceId: sent.reference }, body: { otp_code, type: 'user' } }))
          }}
          onResend={async () => {
            tryAgain()
            onSentAgain(await sendCode(sent.number))
          }}
          onSubmitError={refused}
          help={dependencies.sandbox ? <SandboxCodeLink to={sent.number.number} /> : null}
        />
        <RegisterPrompt />
      </Stack>
    </PublicPage>
  )
}

function SandboxCodeLink({ to }: { to: string }) {
  return (
    <Text size="small" tone="secondary">
      This sandbox sends no messages.{' '}
      <Link external href={`/sandbox/outbox?to=${encodeURIComponent(to)}`}>
        See the code
      </Link>
    </Text>
  )
}
