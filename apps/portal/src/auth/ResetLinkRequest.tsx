import { ForgotPasswordForm } from '@vehicle-partner/forms'
import { useClock, usePortal } from '../session/useSession.ts'
import { useRefusal } from './useRefusal.ts'

export interface ResetLinkRequestProps {
  /** The address that was asked for before, and was the wrong one. */
  email: string
  onSent: (sent: { email: string; at: Date }) => void
}

/** Asks for a link to choose a new password. */
export function ResetLinkRequest({ email: known, onSent }: ResetLinkRequestProps) {
  const { sessionManager } = usePortal()
  const clock = useClock()
  const { refused, tryAgain } = useRefusal()
  return (
    <ForgotPasswordForm
      email={known}
      onSubmit={async ({ email }) => {
        tryAgain()
        const { auth } = await sessionManager.api()
        await auth.forgotPassword({ body: { email, type: 'user', app: 'partners-portal' } })
        onSent({ email, at: clock() })
      }}
      onSubmitError={refused}
    />
  )
}
