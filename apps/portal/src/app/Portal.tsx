import { ToastProvider } from '@vehicle-partner/ui'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { Entered } from './doorkeeper.ts'
import { createSessionManager } from './sessionManager.ts'
import { createNotices } from './notices.ts'
import type { Ports } from './ports.ts'
import { createPortalRouter } from './router.tsx'
import { HomeContext, type Home } from './session.tsx'

type Optional = 'reload' | 'renew' | 'dress' | 'onTitle' | 'network' | 'sandbox'

export interface PortalProps extends Omit<Ports, Optional>, Partial<Pick<Ports, Optional>> {
  /** Starts here and keeps the address to itself; without it the portal lives in the browser's address bar. */
  at?: string | undefined
  /** The page that stands there already, made when the portal was built. */
  found?: Entered | undefined
}

/** The whole portal. What it needs comes in as props and it keeps nothing outside itself: two may stand on one page. */
export function Portal({ at, found, ...given }: PortalProps) {
  // Its world is given once: another world is another portal.
  const [{ home, router }] = useState(() => furnish(given, at, found))
  return (
    <HomeContext value={home}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </HomeContext>
  )
}

function furnish(given: Omit<PortalProps, 'at' | 'found'>, at: string | undefined, found: Entered | undefined) {
  const ports: Ports = {
    network: { online: () => true, onChange: () => () => undefined },
    renew: () => Promise.resolve(false),
    dress: () => Promise.resolve(),
    reload: () => void router.revalidate(),
    onTitle: () => undefined,
    sandbox: false,
    ...given,
  }
  const keeper = createSessionManager(ports)
  const notices = createNotices()
  const router = createPortalRouter({ keeper, notices, ports }, at, found)
  const home: Home = {
    ports,
    keeper,
    notices,
    go: (path, options) => router.navigate(path, { replace: options?.replace ?? false }),
    address: () => router.state.navigation.location ?? router.state.location,
    inAddressBar: at === undefined,
    askAgain: () => router.revalidate(),
  }
  return { home, router }
}
