import { LoginForm } from '@vehicle-partner/forms'
import { Brand, Link, SplitLayout, Stack, Text, useToast } from '@vehicle-partner/ui'
import { useSession } from '../app/session.tsx'
import { PublicPanel } from './PublicPanel.tsx'
import { refusalMessage } from './refusalMessage.ts'

const refusalId = 'login-refused'

/** Logs in by e-mail and password; the session decides where that leads. */
export function LoginScreen() {
  const { signIn } = useSession()
  const toast = useToast()
  return (
    <SplitLayout
      brand={<Brand name="Vehicle Partner" href="/" size="fluid" />}
      headEnd={<Link href="/faq">Go to FAQ</Link>}
      title="Welcome Partner"
      lead="Vehicle Partner Portal - a new experience to managing your Vehicles and Drivers and earning with them"
      panel={<PublicPanel />}
    >
      <Stack gap="xlarge">
        <LoginForm
          onSubmit={(values) => {
            // What was said about the last try is not true of this one.
            toast.dismiss(refusalId)
            return signIn(values)
          }}
          onRefused={(reason) => toast.error(refusalMessage(reason), { id: refusalId })}
          forgotPassword={<Link href="/forgot-password">Forgot Password</Link>}
        />
        <Text tone="secondary">
          New here?{' '}
          <Link href="/register" size="inherit">
            Join now
          </Link>
        </Text>
      </Stack>
    </SplitLayout>
  )
}
