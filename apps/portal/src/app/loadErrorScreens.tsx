import { Logo, Button, Link, SingleColumnLayout, PageContent, FullPageMessage } from '@vehicle-partner/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { usePortal, useSession } from '../session/useSession.ts'

/** Nobody answered when the session was to be checked: it is kept, and asked about again. */
export function ServerUnreachableScreen() {
  const { signOut } = useSession()
  const { dependencies } = usePortal()
  const { retry, retrying } = useRetry()
  useEffect(() => dependencies.network.onChange(() => (dependencies.network.online() ? retry() : undefined)), [dependencies, retry])
  return (
    <MessagePage>
      <FullPageMessage
        title="We cannot reach Vehicle Partner"
        description="You are still logged in. Check your network, then try again."
        actions={
          <>
            <Button onClick={retry} pending={retrying} pendingLabel="Trying...">
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

/** The page's own part of the program did not come (spec section 8): the network is gone, or a newer version has replaced it. */
export function PageLoadErrorScreen({ frame }: { frame: 'main' | 'open' }) {
  const { dependencies } = usePortal()
  const message = (
    <FullPageMessage
      title="This page could not be loaded"
      description="The network may have gone, or a newer version is there. Loading it again helps in both cases."
      actions={<Button onClick={dependencies.reload}>Load again</Button>}
    />
  )
  return frame === 'main' ? <PageContent>{message}</PageContent> : <MessagePage>{message}</MessagePage>
}

function MessagePage({ children }: { children: ReactNode }) {
  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" />} headerEnd={<Link href="/faq">Go to FAQ</Link>} verticalAlign="middle">
      {children}
    </SingleColumnLayout>
  )
}

/** Asks again, once at a time. */
function useRetry() {
  const { revalidate } = usePortal()
  const [retrying, setRetrying] = useState(false)
  const [retry] = useState(() => () => {
    setRetrying(true)
    void revalidate().finally(() => setRetrying(false))
  })
  return { retry, retrying }
}
