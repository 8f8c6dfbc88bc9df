import { paths } from '@vehicle-partner/domain'
import { Button, Link, Text } from '@vehicle-partner/ui'
import { useParams } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'
import { DeadLinkPage } from '../shell/DeadLinkPage.tsx'
import { PublicPage } from './PublicPage.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { useMailLink } from './useMailLink.ts'

/** Undoes a change of the e-mail address with the link that was sent to the old one. */
export function UndoEmailScreen() {
  const { token = '' } = useParams()
  const { sessionManager } = usePortal()
  const { status, handlePress } = useMailLink(async () => {
    const { users } = await sessionManager.api()
    await users.undoEmail({ body: { token } })
    // The server has ended all sessions of the user.
    sessionManager.clear()
  })

  if (status.state === 'done') return <EmailRestored />
  if (status.state === 'expired' || status.state === 'rejected') return <LinkExpired />

  return (
    <PublicPage
      title="Put back your e-mail address"
      description="Use this if you did not change the e-mail address of your account. It puts back this address and the phone number of that time, logs out all devices, and sends you a link to choose a new password."
    >
      <Button
        variant="danger"
        fullWidth
        pending={status.state === 'pending'}
        pendingLabel="Putting the address back..."
        onClick={handlePress}
      >
        Put the address back
      </Button>
    </PublicPage>
  )
}

function EmailRestored() {
  const heading = useHeadingFocus()
  return (
    <PublicPage
      title={<span ref={heading}>Your e-mail address is back</span>}
      description="All devices have been logged out, and the old password no longer works. Open the link in your email to choose a new one."
    >
      <Text tone="secondary">
        Not there? Look in spam too, or{' '}
        <Link href={paths.forgotPassword()} size="inherit">
          ask for a new link
        </Link>
      </Text>
    </PublicPage>
  )
}

function LinkExpired() {
  return (
    <DeadLinkPage
      title="This link no longer works"
      description="It works once, for 72 hours after the change of the e-mail address."
      actions={
        <>
          <Button href={paths.login()}>Login</Button>
          <Button variant="secondary" href={paths.forgotPassword()}>
            Choose a new password
          </Button>
        </>
      }
    />
  )
}
