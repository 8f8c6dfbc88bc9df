import { paths } from '@vehicle-partner/domain'
import { RegisterForm, type RegisterValues } from '@vehicle-partner/forms'
import { useSession } from '../session/useSession.ts'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { TermsAgreement } from './parts/TermsAgreement.tsx'

/** Registers an account; its session continues with the choice of a partner type (spec section 4). */
export function AccountRegistration() {
  const { signInWith } = useSession()
  const form = useFormSubmit((values: RegisterValues) => {
    const body = { ...values, meta: { channel: 'web', source: 'partners-portal', type: 'user' } }
    return signInWith(({ auth }) => auth.register({ body }), paths.welcome())
  })
  return <RegisterForm {...form} terms={<TermsAgreement by="creating an account" />} />
}
