import type { Api } from '@vehicle-partner/api'
import type { Session } from '@vehicle-partner/api/session'
import { decideRoute, createVisitor, type RouteDecision } from '@vehicle-partner/domain'
import type { ComponentType } from 'react'
import { matchRoutes, redirect } from 'react-router-dom'
import type { SessionManager } from '../session/sessionManager.ts'
import type { ToastQueue } from '../toasts/toastQueue.ts'
import type { PortalDependencies } from '../session/PortalDependencies.ts'
import { prerenderedPages } from './prerenderedPages.ts'
import { sitemap, type SitemapRow } from './sitemap.ts'
import { withTimeout } from '../loading/withTimeout.ts'

/** What a navigation found: the page, who is there, and the parts of the program that it takes to show it. */
export interface RouteData {
  row: SitemapRow
  /** The session as it was when the doors were asked; screens see no other until the next navigation. */
  session: Session | undefined
  /** The page's own component. */
  Screen?: ComponentType
  /** What stands around a page of somebody signed in, and the client that such pages call. */
  signedIn?: { Area: ComponentType; api: Api }
  /** `server`: nobody answered, so it is not known whether the session is good. `parts`: the page itself could not be loaded. */
  failure?: 'server' | 'parts'
}

const rows = sitemap.map((row) => ({ path: row.path, row }))

/** The row of the sitemap that a path belongs to; every path belongs to one. */
export function findPage(pathname: string): SitemapRow {
  const found = matchRoutes(rows, pathname)?.at(-1)?.route.row
  if (!found) throw new Error(`The sitemap has no row for ${pathname}`)
  return found
}

/** What the doors are kept with. */
export interface RouteGuardDependencies {
  keeper: SessionManager
  notices: ToastQueue
  ports: Pick<PortalDependencies, 'renew' | 'dress'>
}

/**
 * Asks the doors once per navigation: enters with all that the page needs, or redirects, perhaps with a notice. What cannot be had of a
 * page is a trouble of that page, unless a newer version of the program has it.
 */
export function createRouteGuard({ keeper, notices, ports }: RouteGuardDependencies) {
  return async ({ request }: { request: Request }): Promise<RouteData> => {
    const { pathname, search } = new URL(request.url)
    const row = findPage(pathname)
    // With a session the page is most likely the one that will be shown: fetch it while the server is asked.
    if (keeper.session()) loadPage(row, keeper).catch(() => undefined)
    const check = row.access === 'open' ? undefined : await keeper.validate()
    const session = keeper.session()
    if (check?.found === 'failed') return { row, session, failure: 'server' }
    if (check?.found === 'nothing' && check.message !== undefined) notices.add({ tone: 'error', message: check.message })
    const decided = decide(row, pathname, search, session)
    if (!decided.allowed) {
      // What is left of a session, be it damaged, goes with the way to login (spec section 4).
      if (!session) keeper.clear()
      if (decided.toast !== undefined) notices.add({ tone: 'warning', message: decided.toast })
      throw redirect(decided.redirectTo)
    }
    const dressed = Object.hasOwn(prerenderedPages, row.path) ? undefined : ports.dress()
    const parts = await withTimeout(Promise.all([loadPage(row, keeper), dressed])).then(
      ([found]) => found,
      (): LoadedPage => ({}),
    )
    if (parts.Screen) return { row, session, ...parts }
    // The browser leaves this page for the newer version; until then it stays as it is.
    if (await ports.renew(pathname + search)) return new Promise(() => {})
    return { row, session, ...parts, failure: 'parts' }
  }
}

function decide(row: SitemapRow, path: string, search: string, session: Session | undefined): RouteDecision {
  const visitor = session ? createVisitor(session.associatedOrganizations, session.activeContext?.partner?.id) : ({ signedIn: false } as const)
  return decideRoute({ access: row.access, title: row.title ?? '', path, search }, visitor)
}

type LoadedPage = Pick<RouteData, 'Screen' | 'main'>

/** Fetches a page's chunks, each once: the browser keeps what has come. A page that cannot be had leaves the area around it standing. */
async function loadPage(row: SitemapRow, keeper: SessionManager): Promise<LoadedPage> {
  const screen = row.built ? row.screen() : import('../shell/PlannedPageScreen.tsx').then(({ BeingBuiltScreen: PlannedPageScreen }) => PlannedPageScreen)
  if (row.frame === 'open') return { Screen: await screen }
  const [page, area, client] = await Promise.allSettled([screen, loadFrame(row), keeper.api()])
  if (area.status === 'rejected' || client.status === 'rejected') return {}
  const main = { Area: area.value, api: client.value }
  return page.status === 'fulfilled' ? { signedIn: main, Screen: page.value } : { signedIn: main }
}

const loadFrame = async ({ frame }: SitemapRow): Promise<ComponentType> =>
  frame === 'main' ? (await import('../shell/MainFrame.tsx')).MainFrame : (await import('../shell/SetupFrame.tsx')).SetupFrame

/** Starts to fetch the page that an address leads to, so that it is there when somebody goes. */
export function prefetchPage(keeper: SessionManager, href: string): void {
  const row = findPage(href.split(/[?#]/, 1)[0] ?? href)
  if (row.frame !== 'open' && !keeper.session()) return
  loadPage(row, keeper).catch(() => undefined)
}
