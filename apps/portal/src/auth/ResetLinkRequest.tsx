import { ForgotPasswordForm } from '@vehicle-partner/forms'
import { useClock, usePortal } from '../session/PortalContext.ts'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { useEarlyEnter } from './useEarlyEnter.ts'

export interface ResetLinkRequestProps {
  /** The initial email address, when the user changes a wrong one. */
  email: string
  onSent: (sent: { email: string; at: Date }) => void
}

/** Requests a password reset link. */
export function ResetLinkRequest({ email: initialEmail, onSent }: ResetLinkRequestProps) {
  const { sessionManager } = usePortal()
  const clock = useClock()
  useEarlyEnter()
  const form = useFormSubmit(async ({ email }: { email: string }) => {
    const { auth } = await sessionManager.api()
    await auth.forgotPassword({ body: { email, type: 'user', app: 'partners-portal' } })
    onSent({ email, at: clock() })
  })
  return <ForgotPasswordForm email={initialEmail} {...form} />
}
