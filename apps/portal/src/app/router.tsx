import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom'
import { Broken } from './Broken.tsx'
import { createDoorkeeper, type Doorkeeping, type Entered } from './doorkeeper.ts'
import { MainFrame, Root, RowScreen } from './Root.tsx'
import { sitemap, type Row } from './sitemap.ts'
import { Starting } from './Starting.tsx'

const route = ({ path, name }: Row): RouteObject => ({ id: name, path, Component: RowScreen, ErrorBoundary: Broken })
const inFrame = (frame: Row['frame']) => sitemap.filter((row) => row.frame === frame).map(route)

/**
 * The router of one portal, made from the sitemap; with `at` its addresses stay in memory. A page that was `found` in the document is
 * entered as it stands.
 */
export function createPortalRouter(doorkeeping: Doorkeeping, at?: string, found?: Entered) {
  const routes: RouteObject[] = [
    {
      id: 'root',
      loader: createDoorkeeper(doorkeeping),
      // The doors are asked on every navigation, also on one to the same page.
      shouldRevalidate: () => true,
      Component: Root,
      HydrateFallback: Starting,
      ErrorBoundary: Broken,
      children: [
        { id: 'main', Component: MainFrame, children: inFrame('main') },
        { id: 'setup', Component: MainFrame, children: inFrame('setup') },
        ...inFrame('open'),
      ],
    },
  ]
  const known = found && { hydrationData: { loaderData: { root: found } } }
  return at === undefined ? createBrowserRouter(routes, known) : createMemoryRouter(routes, { ...known, initialEntries: [at] })
}
