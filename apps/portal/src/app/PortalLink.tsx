import type { LinkComponentProps } from '@vehicle-partner/ui'
import { Link } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'

/**
 * A router link for paths of the portal; a plain link for other addresses. It loads the code of its page when a finger comes down, and on
 * hover and focus unless the user saves data.
 */
export function PortalLink({ href, onPointerEnter, onPointerDown, onFocus, ...rest }: LinkComponentProps) {
  const { dependencies, prefetch } = usePortal()
  if (!href.startsWith('/')) return <a {...rest} {...{ href, onPointerEnter, onPointerDown, onFocus }} />
  const prefetchUnlessSaving = () => void (dependencies.network.savesData?.() === true || prefetch(href))
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetchUnlessSaving()
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event)
        void prefetch(href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetchUnlessSaving()
      }}
    />
  )
}
