import { ToastProvider } from '@vehicle-partner/ui'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { createLeaveQuestions } from '../navigation/leaveQuestions.ts'
import type { RouteData } from '../navigation/routeData.ts'
import { createAccountEmail } from '../session/accountEmail.ts'
import { PortalContext, type PortalContextValue } from '../session/PortalContext.ts'
import type { PortalDependencies } from '../session/PortalDependencies.ts'
import { createSessionManager } from '../session/sessionManager.ts'
import { createUnsentForms } from '../session/unsentForms.ts'
import { createToastQueue } from '../toasts/toastQueue.ts'
import { prefetchPage } from './routeGuard.ts'
import { createPortalRouter, type CreateRouter } from './router.tsx'

type Optional =
  | 'openRealtime'
  | 'tabStorage'
  | 'reload'
  | 'reloadIfOutdated'
  | 'loadFullStyles'
  | 'origin'
  | 'saveFile'
  | 'loadDevice'
  | 'onTitle'
  | 'network'
  | 'sandbox'
  | 'pageSettings'
  | 'theme'

export interface PortalProps extends Omit<PortalDependencies, Optional>, Partial<Pick<PortalDependencies, Optional>> {
  /** Creates the router; by default one with the browser's history. */
  createRouter?: CreateRouter | undefined
  /** The route data of the prerendered page in this document. */
  prerendered?: RouteData | undefined
}

/** The whole portal. Its dependencies are props and it keeps no state outside itself, so that two portals can share a page. */
export function Portal(props: PortalProps) {
  // Dependencies are read once, at mount.
  const [portal] = useState(() => createPortal(props))
  return <OpenedPortal portal={portal} />
}

/** A portal that was created before: its first page loads while something else is shown. */
export function OpenedPortal({ portal: { context, router } }: { portal: CreatedPortal }) {
  return (
    <PortalContext value={context}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </PortalContext>
  )
}

export type CreatedPortal = ReturnType<typeof createPortal>

/** Creates a portal, whose router begins to load the first page. */
export function createPortal({ createRouter, prerendered, ...props }: PortalProps) {
  const dependencies: PortalDependencies = {
    tabStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    network: { online: () => true, onChange: () => () => undefined },
    reloadIfOutdated: () => Promise.resolve(false),
    loadFullStyles: () => Promise.resolve(),
    reload: () => void router.revalidate(),
    origin: '',
    saveFile: () => undefined,
    loadDevice: () => Promise.reject(new Error('This device keeps and shares nothing')),
    onTitle: () => undefined,
    sandbox: false,
    pageSettings: {},
    theme: { get: () => 'system', set: () => undefined, subscribe: () => () => undefined },
    ...props,
  }
  const sessionManager = createSessionManager(dependencies)
  const { network } = dependencies
  const savesData = () => network.savesData?.() === true || sessionManager.profile()?.low_data === true
  dependencies.network = { ...network, savesData }
  const toastQueue = createToastQueue()
  const router = createPortalRouter(
    { sessionManager, toastQueue, dependencies, revalidate: () => void router.revalidate() },
    createRouter,
    prerendered,
  )
  const currentLocation = () => router.state.navigation.location ?? router.state.location
  const context: PortalContextValue = {
    dependencies,
    sessionManager,
    toastQueue,
    navigate: (path, options) => router.navigate(path, { replace: options?.replace ?? false, state: options?.state }),
    currentLocation,
    usesBrowserHistory: createRouter === undefined,
    accountEmail: createAccountEmail(),
    unsentForms: createUnsentForms({
      sessionManager,
      currentLocation,
      onRestore: () => toastQueue.add({ tone: 'info', message: 'What you typed is back. It is not sent yet.', page: 'current' }),
    }),
    leaveQuestions: createLeaveQuestions(),
    prefetch: (path) => prefetchPage(sessionManager, path),
    revalidate: () => router.revalidate(),
    router,
  }
  /** Resolves when the first page can be rendered. */
  const firstPage = new Promise<void>((resolve) => {
    const resolveIfReady = () => (router.state.initialized ? resolve() : undefined)
    router.subscribe(resolveIfReady)
    resolveIfReady()
  })
  return { context, router, firstPage }
}
