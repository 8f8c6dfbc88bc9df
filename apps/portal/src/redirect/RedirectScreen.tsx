import { loginPath, paths, safeRedirect } from '@vehicle-partner/domain'
import { Button, Link, Logo, SingleColumnLayout, Spinner } from '@vehicle-partner/ui'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { usePortal } from '../session/PortalContext.ts'
import { useSession } from '../session/useSession.ts'
import { DeadLinkPage } from '../shell/DeadLinkPage.tsx'

/** Signs in with the one-time token of a link, and removes the token from the URL first. */
export function RedirectScreen() {
  const { currentLocation, navigate, sessionManager, toastQueue } = usePortal()
  const { session } = useSession()
  const [link] = useState(() => {
    const query = new URLSearchParams(currentLocation().search)
    return { token: query.get('token') ?? '', path: safeRedirect(query.get('path')) }
  })
  const hasStarted = useRef(false)

  useEffect(() => {
    if (link.token === '' || hasStarted.current) return
    hasStarted.current = true
    const exchangeToken = async ({ token, path }: typeof link) => {
      await navigate(paths.redirect(), { replace: true })
      try {
        await sessionManager.signInWith(async ({ auth }) => (await auth.exchange({ body: { token } })).data)
        await navigate(path, { replace: true })
      } catch (error) {
        toastQueue.add({ tone: 'error', message: getErrorMessage(error, 'call') })
        await navigate(loginPath(path), { replace: true })
      }
    }
    void exchangeToken(link)
  }, [link, navigate, sessionManager, toastQueue])

  if (link.token === '')
    return (
      <DeadLinkPage
        title="Missing token"
        description="The link is not complete. Open it again from the app or the message, or log in here."
        actions={session ? <Button href={paths.dashboard()}>Go to dashboard</Button> : <Button href={paths.login()}>Login</Button>}
      />
    )
  return (
    <SingleColumnLayout
      brand={<Logo name="Vehicle Partner" href={paths.landing()} size="fluid" />}
      headerEnd={<Link href={paths.faq()}>Go to FAQ</Link>}
      verticalAlign="middle"
    >
      <Spinner label="Opening Vehicle Partner" />
    </SingleColumnLayout>
  )
}
