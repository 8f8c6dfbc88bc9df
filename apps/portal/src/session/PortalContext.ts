import type { createBrowserRouter } from 'react-router-dom'
import type { Clock } from '@vehicle-partner/domain'
import { createContext, use } from 'react'
import type { LeaveQuestions } from '../navigation/leaveQuestions.ts'
import type { ToastQueue } from '../toasts/toastQueue.ts'
import type { AccountEmail } from './accountEmail.ts'
import type { PortalDependencies } from './PortalDependencies.ts'
import type { SessionManager } from './sessionManager.ts'
import type { PortalUnsentForms } from './unsentForms.ts'

/** One portal: its session, its navigation and its dependencies. */
export interface PortalContextValue {
  dependencies: PortalDependencies
  sessionManager: SessionManager
  toastQueue: ToastQueue
  /** Navigates to a path; resolves when the page is shown. */
  navigate: (path: string, options?: { replace?: boolean; state?: string }) => Promise<void>
  /** The current location; during a navigation the one it leads to. */
  currentLocation: () => { pathname: string; search: string }
  /** Whether the portal uses the browser's history; otherwise its history is in memory. */
  usesBrowserHistory: boolean
  accountEmail: AccountEmail
  unsentForms: PortalUnsentForms
  leaveQuestions: LeaveQuestions
  /** Loads the code of the page of a path, before the user goes there. Never rejects. */
  prefetch: (path: string) => Promise<void>
  /** Runs the route guard again for the current page. */
  revalidate: () => Promise<void>
  /** For what asks before the current page is left, and for steps with entries of their own in the history. */
  router: Pick<ReturnType<typeof createBrowserRouter>, 'getBlocker' | 'deleteBlocker' | 'subscribe' | 'navigate' | 'state'>
}

export const PortalContext = createContext<PortalContextValue | undefined>(undefined)

/** The portal around a component. */
export function usePortal(): PortalContextValue {
  const portal = use(PortalContext)
  if (!portal) throw new Error('usePortal needs a Portal around it')
  return portal
}

/** The portal's clock. */
export const useClock = (): Clock => usePortal().dependencies.clock
