import type { Api } from '@vehicle-partner/api'
import type { Session } from '@vehicle-partner/api/session'
import { verdict, visitorOf, type Verdict } from '@vehicle-partner/domain'
import type { ComponentType } from 'react'
import { matchRoutes, redirect } from 'react-router-dom'
import type { SessionManager } from './sessionManager.ts'
import type { Notices } from './notices.ts'
import type { Ports } from './ports.ts'
import { prerendered } from './prerendered.ts'
import { sitemap, type Row } from './sitemap.ts'
import { within } from './within.ts'

/** What a navigation found: the page, who is there, and the parts of the program that it takes to show it. */
export interface Entered {
  row: Row
  /** The session as it was when the doors were asked; screens see no other until the next navigation. */
  session: Session | undefined
  /** The page's own component. */
  Screen?: ComponentType
  /** What stands around a page of somebody signed in, and the client that such pages call. */
  main?: { Area: ComponentType; api: Api }
  /** `server`: nobody answered, so it is not known whether the session is good. `parts`: the page itself could not be loaded. */
  trouble?: 'server' | 'parts'
}

const rows = sitemap.map((row) => ({ path: row.path, row }))

/** The row of the sitemap that a path belongs to; every path belongs to one. */
export function rowAt(pathname: string): Row {
  const found = matchRoutes(rows, pathname)?.at(-1)?.route.row
  if (!found) throw new Error(`The sitemap has no row for ${pathname}`)
  return found
}

/** What the doors are kept with. */
export interface Doorkeeping {
  keeper: SessionManager
  notices: Notices
  ports: Pick<Ports, 'renew' | 'dress'>
}

/**
 * Asks the doors once per navigation: enters with all that the page needs, or redirects, perhaps with a notice. What cannot be had of a
 * page is a trouble of that page, unless a newer version of the program has it.
 */
export function createDoorkeeper({ keeper, notices, ports }: Doorkeeping) {
  return async ({ request }: { request: Request }): Promise<Entered> => {
    const { pathname, search } = new URL(request.url)
    const row = rowAt(pathname)
    // With a session the page is most likely the one that will be shown: fetch it while the server is asked.
    if (keeper.session()) partsOf(row, keeper).catch(() => undefined)
    const check = row.door === 'open' ? undefined : await keeper.validate()
    const session = keeper.session()
    if (check?.found === 'failed') return { row, session, trouble: 'server' }
    if (check?.found === 'nothing' && check.message !== undefined) notices.say({ tone: 'error', message: check.message })
    const decided = decide(row, pathname, search, session)
    if (!decided.enter) {
      // What is left of a session, be it damaged, goes with the way to login (spec section 4).
      if (!session) keeper.clear()
      if (decided.toast !== undefined) notices.say({ tone: 'warning', message: decided.toast })
      throw redirect(decided.go)
    }
    const dressed = Object.hasOwn(prerendered, row.path) ? undefined : ports.dress()
    const parts = await within(Promise.all([partsOf(row, keeper), dressed])).then(
      ([found]) => found,
      (): Parts => ({}),
    )
    if (parts.Screen) return { row, session, ...parts }
    // The browser leaves this page for the newer version; until then it stays as it is.
    if (await ports.renew(pathname + search)) return new Promise(() => {})
    return { row, session, ...parts, trouble: 'parts' }
  }
}

function decide(row: Row, path: string, search: string, session: Session | undefined): Verdict {
  const visitor = session ? visitorOf(session.associatedOrganizations, session.activeContext?.partner?.id) : ({ signedIn: false } as const)
  return verdict({ door: row.door, title: row.title ?? '', path, search }, visitor)
}

type Parts = Pick<Entered, 'Screen' | 'main'>

/** Fetches a page's chunks, each once: the browser keeps what has come. A page that cannot be had leaves the area around it standing. */
async function partsOf(row: Row, keeper: SessionManager): Promise<Parts> {
  const screen = row.built ? row.screen() : import('../shell/BeingBuiltScreen.tsx').then(({ BeingBuiltScreen }) => BeingBuiltScreen)
  if (row.frame === 'open') return { Screen: await screen }
  const [page, area, client] = await Promise.allSettled([screen, areaOf(row), keeper.api()])
  if (area.status === 'rejected' || client.status === 'rejected') return {}
  const main = { Area: area.value, api: client.value }
  return page.status === 'fulfilled' ? { main, Screen: page.value } : { main }
}

const areaOf = async ({ frame }: Row): Promise<ComponentType> =>
  frame === 'main' ? (await import('../shell/MainArea.tsx')).MainArea : (await import('../shell/SetUpArea.tsx')).SetUpArea

/** Starts to fetch the page that an address leads to, so that it is there when somebody goes. */
export function prefetch(keeper: SessionManager, href: string): void {
  const row = rowAt(href.split(/[?#]/, 1)[0] ?? href)
  if (row.frame !== 'open' && !keeper.session()) return
  partsOf(row, keeper).catch(() => undefined)
}
