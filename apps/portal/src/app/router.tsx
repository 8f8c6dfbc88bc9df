import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom'
import { createDoorkeeper } from './doorkeeper.ts'
import { Broken } from './Broken.tsx'
import type { Keeper } from './keeper.ts'
import type { Notices } from './notices.ts'
import { MainFrame, Root, RowScreen } from './Root.tsx'
import { sitemap, type Row } from './sitemap.ts'
import { Starting } from './Starting.tsx'

const route = ({ path, name }: Row): RouteObject => ({ id: name, path, Component: RowScreen, ErrorBoundary: Broken })
const inFrame = (frame: Row['frame']) => sitemap.filter((row) => row.frame === frame).map(route)

/** The router of one portal, made from the sitemap; with `at` its addresses stay in memory. */
export function createPortalRouter(keeper: Keeper, notices: Notices, at?: string) {
  const routes: RouteObject[] = [
    {
      id: 'root',
      loader: createDoorkeeper(keeper, notices),
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
  return at === undefined ? createBrowserRouter(routes) : createMemoryRouter(routes, { initialEntries: [at] })
}
