import { paths } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'
import { useSession } from '../session/useSession.ts'
import { DeadLinkPage } from '../shell/DeadLinkPage.tsx'
import { PublicPage } from './PublicPage.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { useMailLink } from './useMailLink.ts'

/** Proves an e-mail address, or changes to it, with the token of a mailed link. */
export function ConfirmEmailScreen() {
  const { token = '' } = useParams()
  const { sessionManager } = usePortal()
  const [email, setEmail] = useState('')
  /** The address of the signed-in user, if the link was another user's. */
  const [otherEmail, setOtherEmail] = useState<string>()
  const findOtherAddress = async (confirmed: string) => {
    if (!sessionManager.session()) return
    const { session: state } = await sessionManager.validate()
    const signedIn = sessionManager.session()?.user.email
    if (state === 'valid' && signedIn !== confirmed) setOtherEmail(signedIn)
  }
  const { status, handlePress } = useMailLink(async () => {
    const { users } = await sessionManager.api()
    const { data } = await users.confirmEmail({ body: { token } })
    setEmail(data.email)
    // The profile in this browser has the old address.
    await sessionManager.invalidate()
    void findOtherAddress(data.email)
  })

  if (status.state === 'done')
    return (
      <Result
        title="E-mail address confirmed"
        description={
          otherEmail === undefined ? (
            <>
              Messages about your account go to <strong>{email}</strong>.
            </>
          ) : (
            <>
              Messages about the account of this link go to <strong>{email}</strong>. You are logged in with another one, {otherEmail}.
            </>
          )
        }
      />
    )
  if (status.state === 'expired')
    return (
      <DeadLinkPage
        title="This link no longer works"
        description="It was used, is too old, or a newer one was sent. If you have confirmed with it before, your address is confirmed. If not, ask for a new one in your account."
        actions={<ContinueButton />}
      />
    )
  if (status.state === 'rejected')
    return <Result title="This address cannot be used" description={`${status.message}. Choose another one in your account.`} />

  return (
    <PublicPage
      title="Confirm your e-mail address"
      description="Confirm that mail to this address reaches you, so that we can use it for the account. If you did not ask for this, close the page."
    >
      <Button fullWidth pending={status.state === 'pending'} pendingLabel="Confirming..." onClick={handlePress}>
        Confirm e-mail address
      </Button>
    </PublicPage>
  )
}

function Result({ title, description }: { title: string; description: ReactNode }) {
  const heading = useHeadingFocus()
  return (
    <PublicPage title={<span ref={heading}>{title}</span>} description={description}>
      <ContinueButton />
    </PublicPage>
  )
}

function ContinueButton() {
  const { session } = useSession()
  return session ? (
    <Button href={paths.dashboard()} fullWidth>
      Go to dashboard
    </Button>
  ) : (
    <Button href={paths.login()} fullWidth>
      Login
    </Button>
  )
}
