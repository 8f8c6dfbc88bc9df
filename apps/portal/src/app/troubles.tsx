import { Brand, Button, Link, SingleColumnLayout, PageContent, FullPageMessage } from '@vehicle-partner/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useHome, useSession } from './session.tsx'

/** Nobody answered when the session was to be checked: it is kept, and asked about again. */
export function Unreachable() {
  const { signOut } = useSession()
  const { ports } = useHome()
  const { retry, retrying } = useRetry()
  useEffect(() => ports.network.onChange(() => (ports.network.online() ? retry() : undefined)), [ports, retry])
  return (
    <Alone>
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
    </Alone>
  )
}

/** The page's own part of the program did not come (spec section 8): the network is gone, or a newer version has replaced it. */
export function MissingPage({ frame }: { frame: 'main' | 'open' }) {
  const { ports } = useHome()
  const message = (
    <FullPageMessage
      title="This page could not be loaded"
      description="The network may have gone, or a newer version is there. Loading it again helps in both cases."
      actions={<Button onClick={ports.reload}>Load again</Button>}
    />
  )
  return frame === 'main' ? <PageContent>{message}</PageContent> : <Alone>{message}</Alone>
}

function Alone({ children }: { children: ReactNode }) {
  return (
    <SingleColumnLayout brand={<Brand name="Vehicle Partner" />} headerEnd={<Link href="/faq">Go to FAQ</Link>} verticalAlign="middle">
      {children}
    </SingleColumnLayout>
  )
}

/** Asks again, once at a time. */
function useRetry() {
  const { askAgain } = useHome()
  const [retrying, setRetrying] = useState(false)
  const [retry] = useState(() => () => {
    setRetrying(true)
    void askAgain().finally(() => setRetrying(false))
  })
  return { retry, retrying }
}
