import type { LinkComponentProps } from '@vehicle-partner/ui'
import { Link } from 'react-router-dom'
import { prefetchPage } from './routeGuard.ts'
import { usePortal } from '../session/useSession.ts'

/** Follows addresses of the portal without loading it anew, and starts to fetch a page when somebody is about to go there. */
export function PortalLink({ href, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const { sessionManager } = usePortal()
  if (!href.startsWith('/')) return <a {...rest} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} />
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetchPage(sessionManager, href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetchPage(sessionManager, href)
      }}
    />
  )
}
