import { ResetPasswordForm } from '@vehicle-partner/forms'
import { Button, Card, DateText, Link, Stack, Text, Timeline } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useClock, usePortal } from '../session/useSession.ts'
import { PublicPage } from './PublicPage.tsx'
import { useRefusal } from './useRefusal.ts'
import { useHeadingFocus } from './useHeadingFocus.ts'

/** Chooses a new password with the token of the link that was sent (spec section 2). */
export function ResetPasswordScreen() {
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const { sessionManager } = usePortal()
  const clock = useClock()
  const { refused, say, tryAgain } = useRefusal()
  const [changed, setChanged] = useState<Date>()

  if (changed) return <PasswordChanged at={changed} />

  return (
    <PublicPage title="Reset password" description="Choose a new password for your account.">
      <Stack gap="xlarge">
        <ResetPasswordForm
          onSubmit={async (values) => {
            tryAgain()
            const { auth } = await sessionManager.api()
            await auth.changePassword({ body: { ...values, type: query.get('type') ?? 'user', token } })
            // Its session has ended with all the others.
            sessionManager.clear()
            setChanged(clock())
          }}
          onMismatch={() => say('Password does not match')}
          onSubmitError={refused}
        />
        <Text tone="secondary">
          Link too old?{' '}
          <Link href="/forgot-password" size="inherit">
            Ask for a new one
          </Link>
        </Text>
      </Stack>
    </PublicPage>
  )
}

function PasswordChanged({ at }: { at: Date }) {
  const title = useHeadingFocus()
  return (
    <PublicPage
      title={<span ref={title}>Password changed</span>}
      description="You can log in with your new password now. Other devices have been logged out."
    >
      <Stack gap="xlarge">
        <Card>
          <Timeline
            size="large"
            aria-label="Way to a new password"
            events={[
              { id: 'sent', status: 'done', title: 'Link sent' },
              { id: 'open', status: 'done', title: 'Link opened' },
              { id: 'saved', status: 'done', title: 'New password saved', description: <DateText value={at} format="time" /> },
            ]}
          />
        </Card>
        <Button href="/login" fullWidth>
          Login
        </Button>
      </Stack>
    </PublicPage>
  )
}
