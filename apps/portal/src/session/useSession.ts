import type { Api } from '@vehicle-partner/api'
import type { Session } from '@vehicle-partner/api/session'
import { incompleteMessage, paths, roleNames, safeRedirect } from '@vehicle-partner/domain'
import { useRouteData } from '../navigation/routeData.ts'
import { usePortal } from './PortalContext.ts'
import type { Membership, SessionManager } from './sessionManager.ts'

export interface SessionView {
  /** The signed-in user's session; unchanged until the next navigation, so that a page keeps its user while it is left. */
  session: Session | undefined
  /** The active organisation. */
  organization: Membership | undefined
  /** Names of the user's roles in that organisation. */
  roles: string[]
  /** Signs in and navigates to the page that was requested; rejects when the login fails. */
  signIn: (values: { email: string; password: string }) => Promise<void>
  /** Signs in by any other call, see SessionManager. Without a requested page it navigates to `defaultPath`, otherwise to the dashboard. */
  signInWith: (login: Parameters<SessionManager['signInWith']>[0], options?: { defaultPath?: string; content?: string }) => Promise<void>
  signOut: () => Promise<void>
  /** Signs out and clears all storage of this device, so that set-up continues another time (spec section 4). Login says so if a draft is saved. */
  continueLater: (draft: { isSaved: boolean }) => Promise<void>
  /** Validates the session again and navigates to `path`, or where the access rules lead from the current page. */
  refreshSession: (path?: string, history?: 'replace' | 'push') => Promise<void>
  /** Makes the organisation active. Returns false and shows a toast when its set-up is incomplete. */
  chooseOrganization: (organization: Membership) => boolean
}

/** The state of the navigation to login after a draft was saved. */
export const draftSavedState = 'draft-saved'

/** The session, and the actions that begin, change and end it. */
export function useSession(): SessionView {
  const { sessionManager, toastQueue, navigate, currentLocation, revalidate, accountEmail, unsentForms } = usePortal()
  const { session } = useRouteData()
  const organization = session?.activeContext ?? undefined
  const signInAndContinue = async (login: () => Promise<string | undefined>, defaultPath?: string) => {
    const requestedPath = new URLSearchParams(currentLocation().search).get('redirect')
    const serverPath = await login()
    accountEmail.write('')
    await navigate(safeRedirect(requestedPath ?? serverPath, defaultPath), { replace: true })
  }
  return {
    session,
    organization,
    roles: roleNames(organization ?? session?.associatedOrganizations[0]),
    signIn: (values) => signInAndContinue(() => sessionManager.signIn(values)),
    signInWith: (login, { defaultPath, content } = {}) => signInAndContinue(() => sessionManager.signInWith(login, content), defaultPath),
    async signOut() {
      unsentForms.clear()
      sessionManager.signOut()
      await navigate(paths.login())
    },
    async continueLater({ isSaved }) {
      unsentForms.clear()
      sessionManager.signOut({ clearStorage: true })
      await navigate(paths.login(), isSaved ? { state: draftSavedState } : {})
    },
    async refreshSession(path, history = 'replace') {
      await sessionManager.invalidate()
      await (path === undefined ? revalidate() : navigate(path, { replace: history === 'replace' }))
    },
    chooseOrganization(chosen) {
      const isActive = sessionManager.setActiveOrganization(chosen)
      if (!isActive) toastQueue.add({ tone: 'error', message: incompleteMessage, page: 'current' })
      return isActive
    },
  }
}

/** The partner of an organisation whose set-up has created one. */
export type OrganizationPartner = NonNullable<Membership['partner']>

/** The active organisation, on pages that require one. */
export function useOrganization(): Membership & { partner: OrganizationPartner } {
  const { organization } = useSession()
  if (!organization?.partner) throw new Error('This page needs an active organisation')
  return { ...organization, partner: organization.partner }
}

/** The API client; available on pages of the signed-in area only. */
export function useApi(): Api {
  const { signedIn } = useRouteData()
  if (!signedIn) throw new Error('useApi is for pages of the signed-in area; public pages use sessionManager.api()')
  return signedIn.api
}
