import { paths } from '@vehicle-partner/domain'
import { LoginForm } from '@vehicle-partner/forms'
import { Link } from '@vehicle-partner/ui'
import { useSession } from '../session/useSession.ts'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'

/** Signs in with email address and password. */
export function EmailLogin() {
  const { signIn } = useSession()
  const form = useFormSubmit(signIn)
  return <LoginForm {...form} forgotPassword={<Link href={paths.forgotPassword()}>Forgot Password</Link>} />
}
