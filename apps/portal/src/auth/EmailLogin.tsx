import { LoginForm } from '@vehicle-partner/forms'
import { Link } from '@vehicle-partner/ui'
import { useSession } from '../session/useSession.ts'
import { useRefusal } from './useRefusal.ts'

/** Logs in by e-mail address and password; the session decides where that leads. */
export function EmailLogin() {
  const { signIn } = useSession()
  const { refused, tryAgain } = useRefusal()
  return (
    <LoginForm
      onSubmit={(values) => {
        tryAgain()
        return signIn(values)
      }}
      onSubmitError={refused}
      forgotPassword={<Link href="/forgot-password">Forgot Password</Link>}
    />
  )
}
