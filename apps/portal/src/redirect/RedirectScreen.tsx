import { loginPath, safeRedirect } from '@vehicle-partner/domain'
import { Button, FullPageMessage, Link, Logo, SingleColumnLayout, Spinner } from '@vehicle-partner/ui'
import { DeadEndIllustration } from '@vehicle-partner/ui/illustrations'
import { useEffect, useRef, useState } from 'react'
import { refusalMessage } from '../app/refusalMessage.ts'
import { usePortal, useSession } from '../session/useSession.ts'

/** Opens the portal with a token from another device or a message: it is traded for a session once, and leaves the address at once. */
export function RedirectScreen() {
  const { currentLocation, navigate, sessionManager, toastQueue } = usePortal()
  const { session } = useSession()
  const [given] = useState(() => {
    const query = new URLSearchParams(currentLocation().search)
    return { token: query.get('token') ?? '', path: safeRedirect(query.get('path')) }
  })
  const begun = useRef(false)

  useEffect(() => {
    if (given.token === '' || begun.current) return
    begun.current = true
    const open = async ({ token, path }: typeof given) => {
      await navigate('/redirect', { replace: true })
      try {
        await sessionManager.signInWith(async ({ auth }) => (await auth.exchange({ body: { token } })).data)
        await navigate(path, { replace: true })
      } catch (reason) {
        toastQueue.add({ tone: 'error', message: refusalMessage(reason) })
        await navigate(loginPath(path), { replace: true })
      }
    }
    void open(given)
  }, [given, navigate, sessionManager, toastQueue])

  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" href="/" size="fluid" />} headerEnd={<Link href="/faq">Go to FAQ</Link>} verticalAlign="middle">
      {given.token === '' ? (
        <FullPageMessage
          illustration={<DeadEndIllustration kind="gap" />}
          title="Missing token"
          description="The link is not complete. Open it again from the app or the message, or log in here."
          actions={session ? <Button href="/dashboard">Go to dashboard</Button> : <Button href="/login">Login</Button>}
        />
      ) : (
        <Spinner label="Opening Vehicle Partner" />
      )}
    </SingleColumnLayout>
  )
}
