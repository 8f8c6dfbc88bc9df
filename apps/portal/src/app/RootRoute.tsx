import { LinkProvider, VisuallyHidden } from '@vehicle-partner/ui'
import { useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { PortalLink } from './PortalLink.tsx'
import { useRouteData, usePortal } from '../session/useSession.ts'
import { PageLoadErrorScreen, ServerUnreachableScreen } from './loadErrorScreens.tsx'
import { usePageAnnouncement } from './usePageAnnouncement.ts'
import { useQueuedToasts } from '../toasts/useQueuedToasts.ts'
import { useSessionEvents } from './useSessionEvents.ts'

/** What stands around every page: links, notices, the title, and the way to the page's heading. */
export function RootRoute() {
  const { usesBrowserHistory } = usePortal()
  const page = useRef<HTMLDivElement>(null)
  useQueuedToasts()
  useSessionEvents()
  const announced = usePageAnnouncement(page)
  return (
    <LinkProvider link={PortalLink}>
      <div ref={page}>
        <Content />
      </div>
      <VisuallyHidden as="div" role="status">
        {announced}
      </VisuallyHidden>
      {usesBrowserHistory ? <ScrollRestoration /> : null}
    </LinkProvider>
  )
}

function Content() {
  const { failure, signedIn } = useRouteData()
  if (failure === 'server') return <ServerUnreachableScreen />
  return failure === 'parts' && !signedIn ? <PageLoadErrorScreen frame="open" /> : <Outlet />
}

/** What stands around the pages of those who are signed in. */
export function FrameRoute() {
  const { signedIn } = useRouteData()
  return signedIn ? <signedIn.Area /> : null
}

/** The page of a row. */
export function PageRoute() {
  const { Screen, row } = useRouteData()
  return Screen ? <Screen /> : <PageLoadErrorScreen frame={row.frame === 'main' ? 'main' : 'open'} />
}
