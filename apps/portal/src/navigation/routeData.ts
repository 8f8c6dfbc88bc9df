import type { Api } from '@vehicle-partner/api'
import type { Session } from '@vehicle-partner/api/session'
import type { ComponentType } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import type { SitemapRow } from './sitemapTypes.ts'

/** What the route guard returns for a navigation: the page, the session and the loaded code. */
export interface RouteData {
  row: SitemapRow
  /** The session at the time of the navigation; screens see no other one until the next navigation. */
  session: Session | undefined
  /** The page's component. */
  Screen?: ComponentType
  /** For pages of the signed-in area: the layout around the page, and the API client. */
  signedIn?: { Frame: ComponentType; api: Api }
  /** `server`: the session could not be validated, because the server did not answer. `chunk`: the page's code could not be loaded. */
  failure?: 'server' | 'chunk'
}

/** The id of the route whose loader is the route guard. */
export const rootRouteId = 'root'

/** The route data of the current page. */
export function useRouteData(): RouteData {
  const data = useRouteLoaderData<RouteData>(rootRouteId)
  if (!data) throw new Error('useRouteData needs the root route around it')
  return data
}
