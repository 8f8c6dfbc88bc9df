import { RegisterForm } from '@vehicle-partner/forms'
import { useSession } from '../session/useSession.ts'
import { TermsAgreement } from './parts/TermsAgreement.tsx'
import { useRefusal } from './useRefusal.ts'

/** Asks for an account; the session that begins with it goes on to the choice of a partner type (spec section 4). */
export function AccountRegistration() {
  const { signInWith } = useSession()
  const { refused, tryAgain } = useRefusal()
  return (
    <RegisterForm
      onSubmit={({ phone, ...person }) => {
        tryAgain()
        const body = {
          ...person,
          phone: phone.number,
          country_code: phone.country,
          meta: { channel: 'web', source: 'partners-portal', type: 'user' },
        }
        return signInWith(({ auth }) => auth.register({ body }), '/welcome')
      }}
      onSubmitError={refused}
      terms={<TermsAgreement by="creating an account" />}
    />
  )
}
