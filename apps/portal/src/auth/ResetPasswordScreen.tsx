import { paths } from '@vehicle-partner/domain'
import { ResetPasswordForm, type ResetPasswordValues } from '@vehicle-partner/forms'
import { Button, Card, DateText, Stack, Timeline } from '@vehicle-partner/ui'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useClock, usePortal } from '../session/PortalContext.ts'
import { hasErrorCode } from '../session/hasErrorCode.ts'
import { isAnswered } from '../session/isAnswered.ts'
import { PartLoading } from '../loading/loadingFallbacks.tsx'
import { DeadLinkPage } from '../shell/DeadLinkPage.tsx'
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
  const [link, setLink] = useState<'checking' | 'works' | 'dead' | 'perhapsUsed'>('checking')
  /** The password may have been changed. */
  const [isUnanswered, setUnanswered] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const checkLink = async () => {
      const { auth } = await sessionManager.api()
      await auth.checkResetLink({ body: { token } })
    }
    const show = (next: typeof link) => {
      if (isCurrent) setLink(next)
    }
    checkLink().then(
      () => show('works'),
      // Whatever else fails, the form may still succeed.
      (error: unknown) => show(hasErrorCode(error, 'LinkExpired') ? 'dead' : 'works'),
    )
    return () => {
      isCurrent = false
    }
  }, [sessionManager, token])

  const form = useFormSubmit(async (values: ResetPasswordValues) => {
    const { auth } = await sessionManager.api()
    try {
      await auth.changePassword({ body: { ...values, type: query.get('type') ?? 'user', token } })
    } catch (error) {
      // It was used or replaced while the page was open.
      if (hasErrorCode(error, 'LinkExpired')) return setLink(isUnanswered ? 'perhapsUsed' : 'dead')
      if (!isAnswered(error)) setUnanswered(true)
      throw error
    }
    // The server has ended all sessions of the user.
    sessionManager.clear()
    setChangedAt(clock())
  })

  if (changedAt) return <PasswordChanged at={changedAt} />
  if (link === 'dead')
    return (
      <DeadLinkPage
        title="This link no longer works"
        description="It was used, is too old, or a newer one was sent. Ask for a new one to choose your password."
        actions={
          <>
            <Button href={paths.forgotPassword()}>Ask for a new link</Button>
            <Button variant="secondary" href={paths.login()}>
              Login
            </Button>
          </>
        }
      />
    )

  if (link === 'perhapsUsed')
    return (
      <DeadLinkPage
        title="Your new password may be saved"
        description="The connection broke when you sent it, and the link works once. Log in with the new password. If it is not accepted, ask for a new link."
        actions={
          <>
            <Button href={paths.login()}>Login</Button>
            <Button variant="secondary" href={paths.forgotPassword()}>
              Ask for a new link
            </Button>
          </>
        }
      />
    )

  return (
    <PublicPage title="Reset password" description="Choose a new password for your account.">
      {link === 'checking' ? (
        <PartLoading />
      ) : (
        <ResetPasswordForm {...form} onMismatch={() => showErrorMessage('Password does not match')} />
      )}
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
