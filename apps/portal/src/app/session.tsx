import type { Api } from '@vehicle-partner/api'
import type { Session } from '@vehicle-partner/api/session'
import { incompleteMessage, roleNames, safeRedirect, type Clock } from '@vehicle-partner/domain'
import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import type { Entered } from './doorkeeper.ts'
import type { SessionManager, Membership } from './sessionManager.ts'
import type { Notices } from './notices.ts'
import type { Ports } from './ports.ts'

/** One portal: its session, its way of moving about, and what it was given. */
export interface Home {
  ports: Ports
  keeper: SessionManager
  notices: Notices
  /** Goes to a path; settles when the page is there. */
  go: (path: string, options?: { replace?: boolean }) => Promise<void>
  /** The address now, with its query. */
  address: () => { pathname: string; search: string }
  /** Whether the portal lives in the browser's address bar, and not in memory. */
  inAddressBar: boolean
  /** Asks the doors again about the page that is open. */
  askAgain: () => Promise<void>
}

export const HomeContext = createContext<Home | undefined>(undefined)

/** The portal that a component stands in. */
export function useHome(): Home {
  const home = use(HomeContext)
  if (!home) throw new Error('This component belongs inside a Portal')
  return home
}

/** What the doors found for the page that is shown. */
export function useEntered(): Entered {
  const entered = useRouteLoaderData<Entered>('root')
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
  enter: (ask: Parameters<SessionManager['enter']>[0], otherwise?: string) => Promise<void>
  signOut: () => Promise<void>
  /** Logs out and leaves nothing of the person on this device: somebody who sets up goes on another time (spec section 4). */
  continueLater: () => Promise<void>
  /** Asks the server anew what has become of the session, and goes where the doors lead from there; to `path`, if given. */
  refresh: (path?: string) => Promise<void>
  /** Works for this organisation from now on; otherwise says why not, and answers false. */
  chooseOrganization: (organization: Membership) => boolean
}

/** The session, and how it begins, changes and ends. */
export function useSession(): SessionView {
  const { keeper, notices, go, address, askAgain } = useHome()
  const { session } = useEntered()
  const organization = session?.activeContext ?? undefined
  const goOn = async (begin: () => Promise<string | undefined>, otherwise?: string) => {
    const wanted = new URLSearchParams(address().search).get('redirect')
    const led = await begin()
    await go(safeRedirect(wanted ?? led, otherwise), { replace: true })
  }
  return {
    session,
    organization,
    roles: roleNames(organization ?? session?.associatedOrganizations[0]),
    signIn: (values) => goOn(() => keeper.signIn(values)),
    enter: (ask, otherwise) => goOn(() => keeper.enter(ask), otherwise),
    async signOut() {
      keeper.signOut()
      await go('/login')
    },
    async continueLater() {
      keeper.signOut({ everything: true })
      await go('/login')
    },
    async refresh(path) {
      await keeper.invalidate()
      await (path === undefined ? askAgain() : go(path, { replace: true }))
    },
    chooseOrganization(chosen) {
      const isChosen = keeper.choose(chosen)
      if (!isChosen) notices.say({ tone: 'error', message: incompleteMessage })
      return isChosen
    },
  }
}

/** An organisation that is there. */
export type OwnPartner = NonNullable<Membership['partner']>

/** The organisation of a page that only members of one may open. */
export function useOrganization(): Membership & { partner: OwnPartner } {
  const { organization } = useSession()
  if (!organization?.partner) throw new Error('This page needs an organisation')
  return { ...organization, partner: organization.partner }
}

/** The API's client; only pages for those who are signed in have it. */
export function useApi(): Api {
  const { main } = useEntered()
  if (!main) throw new Error('Only pages for those who are signed in call the API; public pages ask the session')
  return main.api
}

/** Tells the time. */
export const useClock = (): Clock => useHome().ports.clock
