import { paths } from '@vehicle-partner/domain'
import { ResetPasswordForm, type ResetPasswordValues } from '@vehicle-partner/forms'
import { Button, Card, DateText, Link, Stack, Text, Timeline } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useClock, usePortal } from '../session/PortalContext.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { PublicPage } from './PublicPage.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

/** Sets a new password with the token of a reset link (spec section 2). */
export function ResetPasswordScreen() {
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const { sessionManager } = usePortal()
  const clock = useClock()
  const { showErrorMessage } = useErrorToast()
  const [changedAt, setChangedAt] = useState<Date>()
  const form = useFormSubmit(async (values: ResetPasswordValues) => {
    const { auth } = await sessionManager.api()
    await auth.changePassword({ body: { ...values, type: query.get('type') ?? 'user', token } })
    // The server has ended all sessions of the user.
    sessionManager.clear()
    setChangedAt(clock())
  })

  if (changedAt) return <PasswordChanged at={changedAt} />

  return (
    <PublicPage title="Reset password" description="Choose a new password for your account.">
      <Stack gap="xlarge">
        <ResetPasswordForm {...form} onMismatch={() => showErrorMessage('Password does not match')} />
        <Text tone="secondary">
          Link too old?{' '}
          <Link href={paths.forgotPassword()} size="inherit">
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
            aria-label="Steps to a new password"
            events={[
              { id: 'sent', status: 'done', title: 'Link sent' },
              { id: 'open', status: 'done', title: 'Link opened' },
              { id: 'saved', status: 'done', title: 'New password saved', description: <DateText value={at} format="time" /> },
            ]}
          />
        </Card>
        <Button href={paths.login()} fullWidth>
          Login
        </Button>
      </Stack>
    </PublicPage>
  )
}
