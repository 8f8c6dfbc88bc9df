import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom'
import { RouteErrorScreen } from './RouteErrorScreen.tsx'
import { createRouteGuard, type RouteGuardDependencies, type RouteData } from './routeGuard.ts'
import { FrameRoute, RootRoute, PageRoute } from './RootRoute.tsx'
import { sitemap, type SitemapRow } from './sitemap.ts'
import { StartupScreen } from './StartupScreen.tsx'

const route = ({ path, name }: SitemapRow): RouteObject => ({ id: name, path, Component: PageRoute, ErrorBoundary: RouteErrorScreen })
const inFrame = (frame: SitemapRow['frame']) => sitemap.filter((row) => row.frame === frame).map(route)

/**
 * The router of one portal, made from the sitemap; with `at` its addresses stay in memory. A page that was `found` in the document is
 * entered as it stands.
 */
export function createPortalRouter(doorkeeping: RouteGuardDependencies, at?: string, found?: RouteData) {
  const routes: RouteObject[] = [
    {
      id: 'root',
      loader: createRouteGuard(doorkeeping),
      // The doors are asked on every navigation, also on one to the same page.
      shouldRevalidate: () => true,
      Component: RootRoute,
      HydrateFallback: StartupScreen,
      ErrorBoundary: RouteErrorScreen,
      children: [
        { id: 'main', Component: FrameRoute, children: inFrame('main') },
        { id: 'setup', Component: FrameRoute, children: inFrame('setup') },
        ...inFrame('open'),
      ],
    },
  ]
  const known = found && { hydrationData: { loaderData: { root: found } } }
  return at === undefined ? createBrowserRouter(routes, known) : createMemoryRouter(routes, { ...known, initialEntries: [at] })
}
