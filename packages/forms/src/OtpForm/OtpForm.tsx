'use client'
import { otpLength, otpResendSeconds } from '@vehicle-partner/domain'
import { OtpResend, Stack } from '@vehicle-partner/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { otpCode } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { OtpInput } from '../fields/OtpInput.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'

/** The rules of the second step of the phone login (spec section 5). */
export const otpSchema = z.object({ otp_code: otpCode })
export type OtpValues = z.infer<typeof otpSchema>

export interface OtpFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: OtpValues) => Promise<void>
  /** Receives a rejection that no field can show, also one of `onResend`. */
  onSubmitError?: (reason: unknown) => void
  /** Sends another code; rejects if none was sent. Update `sentAt` afterwards. */
  onResend: () => Promise<void>
  /** When the last code was sent, ISO 8601 in UTC. */
  sentAt: string
  /** The current time; pass the same function in every render. */
  clock: () => Date
  /** Seconds until another code can be requested. @default 120 */
  seconds?: number
  /** Content below the countdown, such as where to find the code. */
  help?: ReactNode
  /** @default 'Login' */
  submitLabel?: string
}

/** The one-time code from a message. A complete code is submitted at once; the button submits it again. */
export function OtpForm({
  onSubmit,
  onSubmitError = reportError,
  onResend,
  sentAt,
  clock,
  seconds = otpResendSeconds,
  help,
  submitLabel = 'Login',
}: OtpFormProps) {
  const { control, submit, ready, pending, focus, clear } = useForm(otpSchema, { otp_code: '' }, onSubmit, { leavesOnSuccess: true })
  const [resending, setResending] = useState(false)
  // The code is the only field of the page.
  useEffect(() => focus('otp_code'), [focus])

  const resend = async () => {
    setResending(true)
    try {
      await onResend()
      clear('otp_code')
      focus('otp_code')
    } catch (reason) {
      onSubmitError(reason)
    } finally {
      setResending(false)
    }
  }

  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <Stack gap="small">
        <OtpInput control={control} name="otp_code" label={`${otpLength}-digit code`} labelHidden pending={pending} />
        <OtpResend sentAt={sentAt} seconds={seconds} clock={clock} onResend={resend} pending={resending} />
        {help}
      </Stack>
      <SubmitButton ready={ready} pending={pending} pendingLabel="Logging in...">
        {submitLabel}
      </SubmitButton>
    </Form>
  )
}
