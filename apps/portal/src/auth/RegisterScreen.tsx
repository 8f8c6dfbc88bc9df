import { RegisterForm } from '@vehicle-partner/forms'
import { Link, Stack, Text } from '@vehicle-partner/ui'
import { useSession } from '../app/session.tsx'
import { PublicPage } from './PublicPage.tsx'
import { useRefusal } from './useRefusal.ts'

/** Signs up; whoever has done so is logged in, and chooses next what kind of partner they are (spec section 4). */
export function RegisterScreen() {
  const { enter } = useSession()
  const { refused, tryAgain } = useRefusal()
  return (
    <PublicPage
      start="top"
      title="Become a vehicle partner"
      lead="Create your account. Next you tell us who you are and add your vehicles."
    >
      <Stack gap="xlarge">
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
          terms={
            <Text size="small" tone="secondary" wrap="pretty">
              By creating an account you agree to our{' '}
              <Link href="/terms.html" target="_blank">
                terms
              </Link>{' '}
              and{' '}
              <Link href="/privacy.html" target="_blank">
                privacy&nbsp;policy
              </Link>
              .
            </Text>
          }
        />
        <Text tone="secondary">
          Have an account?{' '}
          <Link href="/login" size="inherit">
            Login
          </Link>
        </Text>
      </Stack>
    </PublicPage>
  )
}
