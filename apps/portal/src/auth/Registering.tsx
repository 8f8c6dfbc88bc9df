import { RegisterForm } from '@vehicle-partner/forms'
import { useSession } from '../app/session.tsx'
import { Terms } from './parts/Terms.tsx'
import { useRefusal } from './useRefusal.ts'

/** Asks for an account; the session that begins with it goes on to the choice of a partner type (spec section 4). */
export function Registering() {
  const { enter } = useSession()
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
        return enter(({ auth }) => auth.register({ body }), '/welcome')
      }}
      onRefused={refused}
      terms={<Terms by="creating an account" />}
    />
  )
}
