import type { Session } from '@vehicle-partner/api/session'
import { createVisitor, decideRoute, type RouteDecision } from '@vehicle-partner/domain'
import type { ComponentType } from 'react'
import { matchRoutes, redirect } from 'react-router-dom'
import { withTimeout } from '../loading/withTimeout.ts'
import type { RouteData } from '../navigation/routeData.ts'
import type { SitemapRow } from '../navigation/sitemapTypes.ts'
import type { PortalDependencies } from '../session/PortalDependencies.ts'
import type { SessionManager, SessionValidation } from '../session/sessionManager.ts'
import type { ToastQueue } from '../toasts/toastQueue.ts'
import { prerenderedPages } from './prerenderedPages.ts'
import { sitemap } from './sitemap.ts'

const rows = sitemap.map((row) => ({ path: row.path, row }))

/** The sitemap row of a path; the last row matches every path. */
export function findPage(pathname: string): SitemapRow {
  const row = matchRoutes(rows, pathname)?.at(-1)?.route.row
  if (!row) throw new Error(`The sitemap has no row for ${pathname}`)
  return row
}

export interface RouteGuardDependencies {
  sessionManager: SessionManager
  toastQueue: ToastQueue
  dependencies: Pick<PortalDependencies, 'reloadIfOutdated' | 'loadFullStyles'>
  /** Runs the guard again for the current page. */
  revalidate: () => void
}

/**
 * Creates the loader of the root route. It checks the access rules once per navigation, then loads the page or redirects, perhaps
 * with a toast. If the page cannot be loaded, it reloads the program where the server has a newer build; otherwise it returns a failure.
 *
 * A page that the stored session opens is shown while the server validates the session; the guard runs again if that changes it. Every
 * other decision waits for the server: a page that the session does not open is never shown, and no one is sent away by an old session.
 */
export function createRouteGuard({ sessionManager, toastQueue, dependencies, revalidate }: RouteGuardDependencies) {
  let isFollowing = false
  const showMessage = (validation: SessionValidation | undefined) => {
    if (validation?.session === 'none' && validation.message !== undefined) toastQueue.add({ tone: 'error', message: validation.message })
  }
  const followValidation = async (validating: Promise<SessionValidation>, shown: Session) => {
    if (isFollowing) return
    isFollowing = true
    showMessage(await validating.finally(() => (isFollowing = false)))
    if (sessionManager.viewedSession() !== shown) revalidate()
  }
  return async ({ request }: { request: Request }): Promise<RouteData> => {
    const { pathname, search } = new URL(request.url)
    const row = findPage(pathname)
    const stored = sessionManager.viewedSession()
    // A user with a session will most likely be allowed: load the page while the server validates.
    if (stored) loadPage(row, sessionManager).catch(() => undefined)
    if (row.access !== 'open') {
      const validating = sessionManager.validate()
      if (stored && sessionManager.trustsStoredSession() && decide(row, pathname, search, stored).allowed) {
        void followValidation(validating, stored)
      } else {
        const validation = await validating
        if (validation.session === 'unknown') return { row, session: sessionManager.viewedSession(), failure: 'server' }
        showMessage(validation)
      }
    }
    const session = sessionManager.viewedSession()
    const decision = decide(row, pathname, search, session)
    if (!decision.allowed) {
      // A damaged session is removed on the way to login (spec section 4).
      if (!session) sessionManager.clear()
      if (decision.toast !== undefined) toastQueue.add({ tone: decision.tone ?? 'warning', message: decision.toast })
      throw redirect(decision.redirectTo)
    }
    const styles = Object.hasOwn(prerenderedPages, row.path) ? undefined : dependencies.loadFullStyles()
    const loaded = await withTimeout(Promise.all([loadPage(row, sessionManager), styles])).then(
      ([page]) => page,
      (): LoadedPage => ({}),
    )
    if (loaded.Screen) return { row, session, ...loaded }
    // The browser is about to reload: never resolve, so that the current page stays.
    if (await dependencies.reloadIfOutdated(pathname + search)) return new Promise(() => {})
    return { row, session, ...loaded, failure: 'chunk' }
  }
}

function decide(row: SitemapRow, path: string, search: string, session: Session | undefined): RouteDecision {
  const visitor = session
    ? createVisitor(session.associatedOrganizations, session.activeContext?.partner?.id)
    : ({ signedIn: false } as const)
  return decideRoute({ access: row.access, title: row.title ?? '', path, search }, visitor)
}

type LoadedPage = Pick<RouteData, 'Screen' | 'signedIn'>

/** Loads a page's chunks; the browser caches them. If only the screen fails, the layout around it is still returned. */
async function loadPage(row: SitemapRow, sessionManager: SessionManager): Promise<LoadedPage> {
  const loadingScreen = row.screen()
  if (row.frame === 'open') return { Screen: await loadingScreen }
  const [screen, frame, api] = await Promise.allSettled([loadingScreen, loadFrame(row), sessionManager.api()])
  if (frame.status === 'rejected' || api.status === 'rejected') return {}
  const signedIn = { Frame: frame.value, api: api.value }
  return screen.status === 'fulfilled' ? { signedIn, Screen: screen.value } : { signedIn }
}

const loadFrame = async ({ frame }: SitemapRow): Promise<ComponentType> =>
  frame === 'main' ? (await import('../shell/MainFrame.tsx')).MainFrame : (await import('../shell/SetupFrame.tsx')).SetupFrame

/** Loads the code of a link's page, before the user follows the link. */
export async function prefetchPage(sessionManager: SessionManager, href: string): Promise<void> {
  const row = findPage(href.split(/[?#]/, 1)[0] ?? href)
  if (row.frame !== 'open' && !sessionManager.session()) return
  await loadPage(row, sessionManager).catch(() => undefined)
}
