import type { Api } from '@vehicle-partner/api'
import type { Session } from '@vehicle-partner/api/session'
import { incompleteMessage, roleNames, safeRedirect, type Clock } from '@vehicle-partner/domain'
import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import type { RouteData } from '../app/routeGuard.ts'
import type { SessionManager, Membership } from './sessionManager.ts'
import type { ToastQueue } from '../toasts/toastQueue.ts'
import type { PortalDependencies } from './PortalDependencies.ts'

/** One portal: its session, its way of moving about, and what it was given. */
export interface PortalContextValue {
  dependencies: PortalDependencies
  sessionManager: SessionManager
  toastQueue: ToastQueue
  /** Goes to a path; settles when the page is there. */
  navigate: (path: string, options?: { replace?: boolean }) => Promise<void>
  /** The address now, with its query. */
  currentLocation: () => { pathname: string; search: string }
  /** Whether the portal lives in the browser's address bar, and not in memory. */
  usesBrowserHistory: boolean
  /** Asks the doors again about the page that is open. */
  revalidate: () => Promise<void>
}

export const PortalContext = createContext<PortalContextValue | undefined>(undefined)

/** The portal that a component stands in. */
export function usePortal(): PortalContextValue {
  const home = use(PortalContext)
  if (!home) throw new Error('This component belongs inside a Portal')
  return home
}

/** What the doors found for the page that is shown. */
export function useRouteData(): RouteData {
  const entered = useRouteLoaderData<RouteData>('root')
  if (!entered) throw new Error('This component belongs under the root route')
  return entered
}

export interface SessionView {
  /** Who is logged in; the same person until the next navigation, so that no screen loses them while it leaves. */
  session: Session | undefined
  /** The organisation that the person works for now. */
  organization: Membership | undefined
  /** Names of the person's roles in that organisation. */
  roles: string[]
  /** Logs in and goes on to the page that was wanted; rejects with the reason when it could not. */
  signIn: (values: { email: string; password: string }) => Promise<void>
  /** The same for every other way in; without a wanted page it leads to `otherwise`, and to the dashboard without that. */
  signInWith: (ask: Parameters<SessionManager['signInWith']>[0], otherwise?: string) => Promise<void>
  signOut: () => Promise<void>
  /** Logs out and leaves nothing of the person on this device: somebody who sets up goes on another time (spec section 4). */
  continueLater: () => Promise<void>
  /** Asks the server anew what has become of the session, and goes where the doors lead from there; to `path`, if given. */
  refreshSession: (path?: string) => Promise<void>
  /** Works for this organisation from now on; otherwise says why not, and answers false. */
  chooseOrganization: (organization: Membership) => boolean
}

/** The session, and how it begins, changes and ends. */
export function useSession(): SessionView {
  const { sessionManager: keeper, toastQueue, navigate, currentLocation, revalidate } = usePortal()
  const { session } = useRouteData()
  const organization = session?.activeContext ?? undefined
  const goOn = async (begin: () => Promise<string | undefined>, otherwise?: string) => {
    const wanted = new URLSearchParams(currentLocation().search).get('redirect')
    const led = await begin()
    await navigate(safeRedirect(wanted ?? led, otherwise), { replace: true })
  }
  return {
    session,
    organization,
    roles: roleNames(organization ?? session?.associatedOrganizations[0]),
    signIn: (values) => goOn(() => sessionManager.signIn(values)),
    signInWith: (ask, otherwise) => goOn(() => sessionManager.signInWith(ask), otherwise),
    async signOut() {
      sessionManager.signOut()
      await navigate('/login')
    },
    async continueLater() {
      sessionManager.signOut({ everything: true })
      await navigate('/login')
    },
    async refreshSession(path) {
      await sessionManager.invalidate()
      await (path === undefined ? revalidate() : navigate(path, { replace: true }))
    },
    chooseOrganization(chosen) {
      const isChosen = sessionManager.setActiveOrganization(chosen)
      if (!isChosen) toastQueue.add({ tone: 'error', message: incompleteMessage })
      return isChosen
    },
  }
}

/** An organisation that is there. */
export type OrganizationPartner = NonNullable<Membership['partner']>

/** The organisation of a page that only members of one may open. */
export function useOrganization(): Membership & { partner: OrganizationPartner } {
  const { organization } = useSession()
  if (!organization?.partner) throw new Error('This page needs an organisation')
  return { ...organization, partner: organization.partner }
}

/** The API's client; only pages for those who are signed in have it. */
export function useApi(): Api {
  const { signedIn } = useRouteData()
  if (!signedIn) throw new Error('Only pages for those who are signed in call the API; public pages ask the session')
  return signedIn.api
}

/** Tells the time. */
export const useClock = (): Clock => usePortal().dependencies.clock
