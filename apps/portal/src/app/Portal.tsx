import { ToastProvider } from '@vehicle-partner/ui'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { RouteData } from '../navigation/routeData.ts'
import { PortalContext, type PortalContextValue } from '../session/PortalContext.ts'
import type { PortalDependencies } from '../session/PortalDependencies.ts'
import { createSessionManager } from '../session/sessionManager.ts'
import { createToastQueue } from '../toasts/toastQueue.ts'
import { createPortalRouter } from './router.tsx'

type Optional = 'reload' | 'reloadIfOutdated' | 'loadFullStyles' | 'saveFile' | 'onTitle' | 'network' | 'sandbox'

export interface PortalProps extends Omit<PortalDependencies, Optional>, Partial<Pick<PortalDependencies, Optional>> {
  /** The initial path of a history in memory; without it the portal uses the browser's history. */
  at?: string | undefined
  /** The route data of the prerendered page in this document. */
  prerendered?: RouteData | undefined
}

/** The whole portal. Its dependencies are props and it keeps no state outside itself, so that two portals can share a page. */
export function Portal({ at, prerendered, ...dependencies }: PortalProps) {
  // Dependencies are read once, at mount.
  const [{ context, router }] = useState(() => createPortal(dependencies, at, prerendered))
  return (
    <PortalContext value={context}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </PortalContext>
  )
}

function createPortal(props: Omit<PortalProps, 'at' | 'prerendered'>, at: string | undefined, prerendered: RouteData | undefined) {
  const dependencies: PortalDependencies = {
    network: { online: () => true, onChange: () => () => undefined },
    reloadIfOutdated: () => Promise.resolve(false),
    loadFullStyles: () => Promise.resolve(),
    reload: () => void router.revalidate(),
    saveFile: () => undefined,
    onTitle: () => undefined,
    sandbox: false,
    ...props,
  }
  const sessionManager = createSessionManager(dependencies)
  const toastQueue = createToastQueue()
  const router = createPortalRouter({ sessionManager, toastQueue, dependencies }, at, prerendered)
  const context: PortalContextValue = {
    dependencies,
    sessionManager,
    toastQueue,
    navigate: (path, options) => router.navigate(path, { replace: options?.replace ?? false }),
    currentLocation: () => router.state.navigation.location ?? router.state.location,
    usesBrowserHistory: at === undefined,
    revalidate: () => router.revalidate(),
  }
  return { context, router }
}
