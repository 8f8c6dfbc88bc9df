import { areas, canAccess } from '@vehicle-partner/domain'
import { findPage } from '../app/routeGuard.ts'
import { useSession } from '../session/useSession.ts'

/** Tells which addresses of the signed-in area the person's roles open, so that nothing links to a closed door. */
export function useCanOpen(): (href: string) => boolean {
  const { roles } = useSession()
  return (href) => {
    const { access } = findPage(href.split(/[?#]/, 1)[0] ?? href)
    const area = areas.find((known) => known === access)
    return area === undefined || canAccess(area, roles)
  }
}
