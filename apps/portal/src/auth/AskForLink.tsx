import { ForgotPasswordForm } from '@vehicle-partner/forms'
import { useClock, useHome } from '../app/session.tsx'
import { useRefusal } from './useRefusal.ts'

export interface AskForLinkProps {
  /** The address that was asked for before, and was the wrong one. */
  email: string
  onSent: (sent: { email: string; at: Date }) => void
}

/** Asks for a link to choose a new password. */
export function AskForLink({ email: known, onSent }: AskForLinkProps) {
  const { keeper } = useHome()
  const clock = useClock()
  const { refused, tryAgain } = useRefusal()
  return (
    <ForgotPasswordForm
      email={known}
      onSubmit={async ({ email }) => {
        tryAgain()
        const { auth } = await keeper.api()
        await auth.forgotPassword({ body: { email, type: 'user', app: 'partners-portal' } })
        onSent({ email, at: clock() })
      }}
      onRefused={refused}
    />
  )
}
