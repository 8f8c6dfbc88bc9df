import { loginPath, safeRedirect } from '@vehicle-partner/domain'
import { Brand, Button, DeadEnd, Link, SingleColumnLayout, FullPageMessage, Spinner } from '@vehicle-partner/ui'
import { useEffect, useRef, useState } from 'react'
import { refusalMessage } from '../app/refusalMessage.ts'
import { useHome, useSession } from '../app/session.tsx'

/** Opens the portal with a token from another device or a message: it is traded for a session once, and leaves the address at once. */
export function RedirectScreen() {
  const { address, go, keeper, notices } = useHome()
  const { session } = useSession()
  const [given] = useState(() => {
    const query = new URLSearchParams(address().search)
    return { token: query.get('token') ?? '', path: safeRedirect(query.get('path')) }
  })
  const begun = useRef(false)

  useEffect(() => {
    if (given.token === '' || begun.current) return
    begun.current = true
    const open = async ({ token, path }: typeof given) => {
      await go('/redirect', { replace: true })
      try {
        await keeper.enter(async ({ auth }) => (await auth.exchange({ body: { token } })).data)
        await go(path, { replace: true })
      } catch (reason) {
        notices.say({ tone: 'error', message: refusalMessage(reason) })
        await go(loginPath(path), { replace: true })
      }
    }
    void open(given)
  }, [given, go, keeper, notices])

  return (
    <SingleColumnLayout brand={<Brand name="Vehicle Partner" href="/" size="fluid" />} headerEnd={<Link href="/faq">Go to FAQ</Link>} verticalAlign="middle">
      {given.token === '' ? (
        <FullPageMessage
          illustration={<DeadEnd kind="gap" />}
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
