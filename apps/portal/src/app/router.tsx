import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { rootRouteId, type RouteData } from '../navigation/routeData.ts'
import type { SitemapRow } from '../navigation/sitemapTypes.ts'
import { FrameRoute, PageRoute, RootRoute } from './RootRoute.tsx'
import { RouteErrorScreen } from './RouteErrorScreen.tsx'
import { createRouteGuard, type RouteGuardDependencies } from './routeGuard.ts'
import { sitemap } from './sitemap.ts'
import { StartupScreen } from './StartupScreen.tsx'

const createRoute = ({ path, name }: SitemapRow): RouteObject => ({
  id: name,
  path,
  Component: PageRoute,
  ErrorBoundary: RouteErrorScreen,
})
const listRoutes = (frame: SitemapRow['frame']) => sitemap.filter((row) => row.frame === frame).map(createRoute)

/** Creates a router from routes, such as `createBrowserRouter`. */
export type CreateRouter = typeof createBrowserRouter

/** Creates the router from the sitemap. A prerendered page is shown without running the route guard. */
export function createPortalRouter(
  guardDependencies: RouteGuardDependencies,
  createRouter: CreateRouter = createBrowserRouter,
  prerendered?: RouteData,
) {
  const routes: RouteObject[] = [
    {
      id: rootRouteId,
      loader: createRouteGuard(guardDependencies),
      // The route guard runs on every navigation, also to the same page.
      shouldRevalidate: () => true,
      Component: RootRoute,
      HydrateFallback: StartupScreen,
      ErrorBoundary: RouteErrorScreen,
      children: [
        { id: 'main', Component: FrameRoute, children: listRoutes('main') },
        { id: 'setup', Component: FrameRoute, children: listRoutes('setup') },
        ...listRoutes('open'),
      ],
    },
  ]
  const options = prerendered && { hydrationData: { loaderData: { [rootRouteId]: prerendered } } }
  return createRouter(routes, options)
}
