import { ToastProvider } from '@vehicle-partner/ui'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { RouteData } from './routeGuard.ts'
import { createSessionManager } from '../session/sessionManager.ts'
import { createToastQueue } from '../toasts/toastQueue.ts'
import type { PortalDependencies } from '../session/PortalDependencies.ts'
import { createPortalRouter } from './router.tsx'
import { PortalContext, type PortalContextValue } from '../session/useSession.ts'

type Optional = 'reload' | 'renew' | 'dress' | 'onTitle' | 'network' | 'sandbox'

export interface PortalProps extends Omit<PortalDependencies, Optional>, Partial<Pick<PortalDependencies, Optional>> {
  /** Starts here and keeps the address to itself; without it the portal lives in the browser's address bar. */
  at?: string | undefined
  /** The page that stands there already, made when the portal was built. */
  found?: RouteData | undefined
}

/** The whole portal. What it needs comes in as props and it keeps nothing outside itself: two may stand on one page. */
export function Portal({ at, found, ...given }: PortalProps) {
  // Its world is given once: another world is another portal.
  const [{ home, router }] = useState(() => furnish(given, at, found))
  return (
    <PortalContext value={home}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </PortalContext>
  )
}

function furnish(given: Omit<PortalProps, 'at' | 'found'>, at: string | undefined, found: RouteData | undefined) {
  const ports: PortalDependencies = {
    network: { online: () => true, onChange: () => () => undefined },
    renew: () => Promise.resolve(false),
    dress: () => Promise.resolve(),
    reload: () => void router.revalidate(),
    onTitle: () => undefined,
    sandbox: false,
    ...given,
  }
  const keeper = createSessionManager(ports)
  const notices = createToastQueue()
  const router = createPortalRouter({ keeper, notices, ports }, at, found)
  const home: PortalContextValue = {
    dependencies: ports,
    sessionManager: keeper,
    toastQueue: notices,
    navigate: (path, options) => router.navigate(path, { replace: options?.replace ?? false }),
    currentLocation: () => router.state.navigation.location ?? router.state.location,
    usesBrowserHistory: at === undefined,
    revalidate: () => router.revalidate(),
  }
  return { home, router }
}
