import { paths } from '@vehicle-partner/domain'
import { LoginForm } from '@vehicle-partner/forms'
import { Link } from '@vehicle-partner/ui'
import { useState, type ReactNode } from 'react'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { usePortal } from '../session/PortalContext.ts'
import { useSession } from '../session/useSession.ts'
import { LazySupportContacts } from '../support/LazySupportContacts.tsx'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { useEarlyEnter } from './useEarlyEnter.ts'

interface EmailLoginProps {
  /** Help for a login that the right password does not mend, or null; shown where it moves nothing. */
  onHelp: (help: ReactNode) => void
}

/** Signs in with email address and password. */
export function EmailLogin({ onHelp }: EmailLoginProps) {
  const { signIn } = useSession()
  const { accountEmail } = usePortal()
  const [initialEmail] = useState(accountEmail.read)
  useEarlyEnter()
  const form = useFormSubmit(async (values: Parameters<typeof signIn>[0]) => {
    try {
      await signIn(values)
    } catch (error) {
      // Revoked access and a locked account: the right password does not help.
      const isLockedOut = hasErrorCode(error, 'Forbidden', 'LoginError', 'TooManyRequests')
      onHelp(isLockedOut ? <LazySupportContacts topic="I cannot log in" /> : null)
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
    <LoginForm
      {...form}
      email={initialEmail}
      forgotPassword={
        <Link href={paths.forgotPassword()} onClick={(event) => keepEmail(event.currentTarget)}>
          Forgot Password
        </Link>
      }
    />
  )
}
