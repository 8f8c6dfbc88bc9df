'use client'
import { useState, type HTMLAttributes, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { FieldMessages } from '../private/FieldMessages.tsx'
import { usePress } from '../private/usePress.ts'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './OtpResend.css.ts'
import { formatCountdown } from './resendCountdown.ts'
import { useResendCountdown } from './useResendCountdown.ts'

export interface OtpResendLabels {
  /** Shown before the remaining time. */
  wait: string
  resend: string
  sending: string
  /** Announced after a new code was sent. */
  sent: string
  /** Announced when the countdown ends. */
  ready: string
}

export interface OtpResendProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** When the last code was sent, ISO 8601 UTC. Store it to keep the countdown after a reload. */
  sentAt: string
  /** Seconds until another code can be requested. @default 120 */
  seconds?: number
  /** The current time. Must be a stable function. */
  clock: () => Date
  /** Sends another code. Presses are ignored until a returned promise settles. Focus the code field afterwards. */
  onResend: () => unknown
  /** A code is being sent. */
  pending?: boolean
  /** Why sending failed. */
  error?: string | undefined
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<OtpResendLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: OtpResendLabels = {
  wait: 'Resend code in',
  resend: 'Resend code',
  sending: 'Sending a new code',
  sent: 'New code sent',
  ready: 'You can resend the code now',
}

/** A countdown, then a button to resend the code. Only start and end are announced, not every second. */
export function OtpResend({ sentAt, seconds = 120, clock, onResend, pending = false, error, labels, className, ...rest }: OtpResendProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const secondsLeft = useResendCountdown({ sentAt, seconds, clock })
  const [initial] = useState({ sentAt, waited: secondsLeft > 0 })
  const handlePress = usePress({ inert: pending, once: true, onClick: onResend })

  // The initial state is not announced.
  const isResent = sentAt !== initial.sentAt
  const status = pending
    ? mergedLabels.sending
    : secondsLeft > 0
      ? isResent
        ? mergedLabels.sent
        : null
      : isResent || initial.waited
        ? mergedLabels.ready
        : null
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {secondsLeft > 0 ? (
        <span className={styles.wait}>
          {mergedLabels.wait}{' '}
          <span role="timer" aria-live="off" suppressHydrationWarning className={styles.time}>
            {formatCountdown(secondsLeft)}
          </span>
        </span>
      ) : (
        <button type="button" aria-disabled={pending || undefined} onClick={handlePress} className={styles.button}>
          {pending ? <SmallSpinner /> : null}
          {pending ? mergedLabels.sending : mergedLabels.resend}
        </button>
      )}
      <FieldMessages ids={{ note: undefined, error: undefined }} error={error} />
      <VisuallyHidden role="status">{status ?? error}</VisuallyHidden>
    </div>
  )
}
