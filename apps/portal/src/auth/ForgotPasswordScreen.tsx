import { ForgotPasswordForm } from '@vehicle-partner/forms'
import { Button } from '@vehicle-partner/ui'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useClock, useHome } from '../app/session.tsx'
import { LinkSent } from './LinkSent.tsx'
import { PublicPage } from './PublicPage.tsx'
import { useRefusal } from './useRefusal.ts'

/** Sends a link to choose a new password; who has an account and who has none get the same answer. */
export function ForgotPasswordScreen() {
  const { keeper } = useHome()
  const clock = useClock()
  const { refused, tryAgain } = useRefusal()
  const [sent, setSent] = useState<{ email: string; at: Date }>()
  const [wrong, setWrong] = useState('')

  if (sent)
    return (
      <LinkSent
        email={sent.email}
        at={sent.at}
        onChange={() => {
          setWrong(sent.email)
          setSent(undefined)
        }}
      />
    )

  return (
    <PublicPage
      back={
        <Button variant="quiet" size="small" href="/login" startIcon={<ArrowLeft />}>
          Back to login
        </Button>
      }
      title="Forgot your password"
      lead="Enter the email address of your account. We send you a link to choose a new password."
    >
      <ForgotPasswordForm
        email={wrong}
        onSubmit={async ({ email }) => {
          tryAgain()
          const { auth } = await keeper.api()
          await auth.forgotPassword({ body: { email, type: 'user', app: 'partners-portal' } })
          setSent({ email, at: clock() })
        }}
        onRefused={refused}
      />
    </PublicPage>
  )
}
