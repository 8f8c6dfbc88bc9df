import { paths } from '@vehicle-partner/domain'
import { Logo, Button, Link, SingleColumnLayout, PageContent, FullPageMessage } from '@vehicle-partner/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import { useSession } from '../session/useSession.ts'

/** Shown when the server did not answer the validation of the session: the session is kept, and the user can try again. */
export function ServerUnreachableScreen() {
  const { signOut } = useSession()
  const { network } = usePortal().dependencies
  const { retry, isRetrying } = useRetry()
  useEffect(() => network.onChange(() => (network.online() ? retry() : undefined)), [network, retry])
  return (
    <MessagePage>
      <FullPageMessage
        title="We cannot reach Vehicle Partner"
        description="You are still logged in. Check your network, then try again."
        actions={
          <>
            <Button onClick={retry} pending={isRetrying} pendingLabel="Trying...">
              Try again
            </Button>
            <Button variant="secondary" onClick={signOut}>
              Log out
            </Button>
          </>
        }
      />
    </MessagePage>
  )
}

/** Shown when the page's code could not be loaded (spec section 8): the network failed, or a newer version has replaced it. */
export function PageLoadErrorScreen({ frame }: { frame: 'main' | 'open' }) {
  const { network, reload } = usePortal().dependencies
  useEffect(() => network.onChange(() => (network.online() ? reload() : undefined)), [network, reload])
  const message = (
    <FullPageMessage
      title="This page could not be loaded"
      description="Check your network, then load it again. It loads by itself when you are back online."
      actions={<Button onClick={reload}>Load again</Button>}
    />
  )
  return frame === 'main' ? <PageContent>{message}</PageContent> : <MessagePage>{message}</MessagePage>
}

function MessagePage({ children }: { children: ReactNode }) {
  return (
    <SingleColumnLayout
      brand={<Logo name="Vehicle Partner" />}
      headerEnd={<Link href={paths.faq()}>Go to FAQ</Link>}
      verticalAlign="middle"
    >
      {children}
    </SingleColumnLayout>
  )
}

/** Runs the route guard again. */
function useRetry() {
  const { revalidate } = usePortal()
  const [isRetrying, setRetrying] = useState(false)
  const [retry] = useState(() => () => {
    setRetrying(true)
    void revalidate().finally(() => setRetrying(false))
  })
  return { retry, isRetrying }
}
