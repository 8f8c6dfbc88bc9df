import { paths } from '@vehicle-partner/domain'
import { Button, FormActions, Inline, Link, Stack, Text } from '@vehicle-partner/ui'
import { useSession } from '../session/useSession.ts'
import { usePortal } from '../session/PortalContext.ts'

const loginHref = (code: string) => paths.login({ redirect: paths.acceptInvite({ code }) })

/** The mailed link of an address whose account is not confirmed: it may belong to someone else. */
export function LogInStep({ code }: { code: string }) {
  return (
    <Stack gap="large">
      <Text tone="secondary">
        If you do not know this account, someone else has used your address:{' '}
        <Link href={paths.forgotPassword()} size="inherit">
          choose a new password
        </Link>
        , and it is yours alone.
      </Text>
      <FormActions>
        <Button href={loginHref(code)}>Login</Button>
      </FormActions>
    </Stack>
  )
}

/** For users who have an account, above the form for the others. */
export function LoginPrompt({ code }: { code: string }) {
  return (
    <Inline>
      <Text tone="secondary">Already have an account?</Text>
      <Button variant="secondary" href={loginHref(code)}>
        Login
      </Button>
    </Inline>
  )
}

/** The signed-in user has another address than the invited one. */
export function SwitchAccountStep() {
  const { session } = useSession()
  const { sessionManager, revalidate } = usePortal()
  return (
    <Stack gap="large">
      <Text tone="secondary">{`You are logged in as ${session?.user.email ?? 'another user'}.`}</Text>
      <FormActions
        secondaryAction={
          session ? (
            <Button variant="quiet" href={paths.dashboard()}>
              Go to dashboard
            </Button>
          ) : undefined
        }
      >
        <Button
          onClick={async () => {
            sessionManager.signOut()
            await revalidate()
          }}
        >
          Log out and continue
        </Button>
      </FormActions>
    </Stack>
  )
}
