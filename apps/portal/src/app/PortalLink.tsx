import type { LinkComponentProps } from '@vehicle-partner/ui'
import { Link } from 'react-router-dom'
import { prefetch } from './doorkeeper.ts'
import { useHome } from './session.tsx'

/** Follows addresses of the portal without loading it anew, and starts to fetch a page when somebody is about to go there. */
export function PortalLink({ href, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const { keeper } = useHome()
  if (!href.startsWith('/')) return <a {...rest} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} />
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetch(keeper, href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch(keeper, href)
      }}
    />
  )
}
