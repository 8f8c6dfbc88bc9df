import type { LinkComponentProps } from '@vehicle-partner/ui'
import { Link } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'
import { prefetchPage } from './routeGuard.ts'

/** A router link for paths of the portal, which loads their page on hover and focus; a plain link for other addresses. */
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
