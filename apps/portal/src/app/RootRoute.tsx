import { LinkProvider, PressErrorProvider, VisuallyHidden } from '@vehicle-partner/ui'
import { useRef } from 'react'
import { Outlet } from 'react-router-dom'
import { useRouteData } from '../navigation/routeData.ts'
import { usePortal } from '../session/PortalContext.ts'
import { NavigationProgress } from '../shell/NavigationProgress.tsx'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { usePageToasts } from '../toasts/usePageToasts.ts'
import { PageLoadErrorScreen, ServerUnreachableScreen } from './loadErrorScreens.tsx'
import { PortalLink } from './PortalLink.tsx'
import { ScrollPositions } from './ScrollPositions.tsx'
import { usePageAnnouncement } from './usePageAnnouncement.ts'
import { useSessionEvents } from './useSessionEvents.ts'

/** Wraps every page: links, progress to the next page, queued toasts, errors of press handlers, session events, announcements of page changes. */
export function RootRoute() {
  const { usesBrowserHistory } = usePortal()
  const page = useRef<HTMLDivElement>(null)
  usePageToasts()
  useSessionEvents()
  const { showError } = useErrorToast()
  const announcement = usePageAnnouncement(page)
  return (
    <LinkProvider link={PortalLink}>
      <NavigationProgress />
      <div ref={page}>
        <PressErrorProvider onError={showError}>
          <PageOrFailure />
        </PressErrorProvider>
      </div>
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
      {usesBrowserHistory ? <ScrollPositions /> : null}
    </LinkProvider>
  )
}

function PageOrFailure() {
  const { failure, signedIn } = useRouteData()
  if (failure === 'server') return <ServerUnreachableScreen />
  return failure === 'chunk' && !signedIn ? <PageLoadErrorScreen frame="open" /> : <Outlet />
}

/** The layout around the pages of the signed-in area. */
export function FrameRoute() {
  const { signedIn } = useRouteData()
  return signedIn ? <signedIn.Frame /> : null
}

/** The page of a sitemap row. */
export function PageRoute() {
  const { Screen, row } = useRouteData()
  return Screen ? <Screen /> : <PageLoadErrorScreen frame={row.frame === 'main' ? 'main' : 'open'} />
}
