import { paths } from '@vehicle-partner/domain'
import { LoginForm } from '@vehicle-partner/forms'
import { Link, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { usePortal } from '../session/PortalContext.ts'
import { useSession } from '../session/useSession.ts'
import { LazySupportContacts } from '../support/LazySupportContacts.tsx'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'

/** Signs in with email address and password. */
export function EmailLogin() {
  const { signIn } = useSession()
  const { accountEmail } = usePortal()
  const [initialEmail] = useState(accountEmail.read)
  const [isLockedOut, setLockedOut] = useState(false)
  const form = useFormSubmit(async (values: Parameters<typeof signIn>[0]) => {
    try {
      await signIn(values)
    } catch (error) {
      // Revoked access and a locked account: the right password does not help.
      setLockedOut(hasErrorCode(error, 'Forbidden', 'LoginError', 'TooManyRequests'))
      throw error
    }
  })
  /** Also an address that the browser has filled in. */
  const keepEmail = (link: HTMLElement) => {
    const element = link.closest('form')
    const email = element ? new FormData(element).get('email') : null
    if (typeof email === 'string') accountEmail.write(email)
  }
  return (
    <Stack gap="xlarge">
      <LoginForm
        {...form}
        email={initialEmail}
        forgotPassword={
          <Link href={paths.forgotPassword()} onClick={(event) => keepEmail(event.currentTarget)}>
            Forgot Password
          </Link>
        }
      />
      {isLockedOut ? <LazySupportContacts topic="I cannot log in" /> : null}
    </Stack>
  )
}
