import { LinkProvider, VisuallyHidden } from '@vehicle-partner/ui'
import { useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { PortalLink } from './PortalLink.tsx'
import { useEntered, useHome } from './session.tsx'
import { MissingPage, Unreachable } from './troubles.tsx'
import { useArrival } from './useArrival.ts'
import { useNotices } from './useNotices.ts'
import { useSessionEvents } from './useSessionEvents.ts'

/** What stands around every page: links, notices, the title, and the way to the page's heading. */
export function Root() {
  const { inAddressBar } = useHome()
  const page = useRef<HTMLDivElement>(null)
  useNotices()
  useSessionEvents()
  const announced = useArrival(page)
  return (
    <LinkProvider link={PortalLink}>
      <div ref={page}>
        <Content />
      </div>
      <VisuallyHidden as="div" role="status">
        {announced}
      </VisuallyHidden>
      {inAddressBar ? <ScrollRestoration /> : null}
    </LinkProvider>
  )
}

function Content() {
  const { trouble, main } = useEntered()
  if (trouble === 'server') return <Unreachable />
  return trouble === 'parts' && !main ? <MissingPage frame="open" /> : <Outlet />
}

/** What stands around the pages of those who are signed in. */
export function MainFrame() {
  const { main } = useEntered()
  return main ? <main.Area /> : null
}

/** The page of a row. */
export function RowScreen() {
  const { Screen, row } = useEntered()
  return Screen ? <Screen /> : <MissingPage frame={row.frame === 'main' ? 'main' : 'open'} />
}
