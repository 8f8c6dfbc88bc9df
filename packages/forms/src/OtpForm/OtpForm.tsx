'use client'
import { expiredCodeMessage, otpLength, otpResendSeconds } from '@vehicle-partner/domain'
import { OtpResend, Stack, type OtpRejection } from '@vehicle-partner/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { otpCode } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { OtpInput } from '../fields/OtpInput.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { getCodeRejection } from '../submitError.ts'
import { useForm } from '../useForm.ts'

/** The rules of the second step of the phone login (spec section 5). */
export const otpSchema = z.object({ otp_code: otpCode })
export type OtpValues = z.infer<typeof otpSchema>

export interface OtpFormProps {
  /**
   * Rejects to keep the form open. `OtpInvalid` and `OtpExpired` empty the field and are shown below it; of a used up code nothing more
   * is submitted until another one is sent. Messages by field are shown on their fields.
   */
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
  /** When another code can be requested, ISO 8601 in UTC, where a limit says so; in place of `seconds`. */
  resendAt?: string | undefined
  /** The code no longer works: after a reload, for example. */
  expired?: boolean
  /** Whether the form announces that a code is wrong; false if something else does, such as a toast. @default true */
  announcesRejection?: boolean
  /** Content below the countdown, such as where to find the code. */
  help?: ReactNode
  /** Content below the button while the code no longer works, such as whom to ask. */
  expiredHelp?: ReactNode
  /** @default 'Login' */
  submitLabel?: string
  /** Label of the button while the code is verified. @default 'Logging in...' */
  pendingLabel?: string
}

/** The one-time code from a message. A complete code is submitted at once; after a wrong one all digits are typed anew. */
export function OtpForm({
  onSubmit,
  onSubmitError = reportError,
  onResend,
  sentAt,
  clock,
  seconds = otpResendSeconds,
  resendAt,
  expired = false,
  announcesRejection = true,
  help,
  expiredHelp,
  submitLabel = 'Login',
  pendingLabel = 'Logging in...',
}: OtpFormProps) {
  const [rejection, setRejection] = useState<OtpRejection | undefined>(
    expired ? { message: expiredCodeMessage, announced: announcesRejection } : undefined,
  )
  const [isExpired, setExpired] = useState(expired)
  const check = async (values: OtpValues) => {
    setRejection(undefined)
    try {
      await onSubmit(values)
    } catch (reason) {
      const rejected = getCodeRejection(reason)
      if (rejected) {
        setRejection({ message: rejected.message, announced: announcesRejection })
        setExpired(rejected.isUsedUp)
      }
      throw reason
    }
  }
  const { control, submit, ready, pending, focus, clear } = useForm(otpSchema, { otp_code: '' }, check, {
    leavesOnSuccess: true,
    // The message of an incomplete code replaces that of the last one.
    onInvalid: () => setRejection(undefined),
  })
  const [resending, setResending] = useState(false)
  const wait = resendAt === undefined ? seconds : Math.ceil((Date.parse(resendAt) - Date.parse(sentAt)) / 1000)
  // The code is the only field of the page.
  useEffect(() => focus('otp_code'), [focus])

  const resend = async () => {
    setResending(true)
    try {
      await onResend()
      setRejection(undefined)
      setExpired(false)
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
        <OtpInput
          control={control}
          name="otp_code"
          label={`${otpLength}-digit code`}
          labelHidden
          pending={pending}
          rejection={rejection}
          readOnly={isExpired}
        />
        <OtpResend sentAt={sentAt} seconds={wait} clock={clock} onResend={resend} pending={resending} />
        {help}
      </Stack>
      <SubmitButton ready={ready} pending={pending} pendingLabel={pendingLabel}>
        {submitLabel}
      </SubmitButton>
      {isExpired ? expiredHelp : null}
    </Form>
  )
}
