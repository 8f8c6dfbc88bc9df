import { LoginForm } from '@vehicle-partner/forms'
import { Link } from '@vehicle-partner/ui'
import { useSession } from '../app/session.tsx'
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
      onRefused={refused}
      forgotPassword={<Link href="/forgot-password">Forgot Password</Link>}
    />
  )
}
