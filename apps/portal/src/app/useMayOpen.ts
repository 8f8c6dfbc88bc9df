import { areas, canEnter } from '@vehicle-partner/domain'
import { rowAt } from './doorkeeper.ts'
import { useSession } from './session.tsx'

/** Tells which addresses of the signed-in area the person's roles open, so that nothing links to a closed door. */
export function useMayOpen(): (href: string) => boolean {
  const { roles } = useSession()
  return (href) => {
    const { door } = rowAt(href.split(/[?#]/, 1)[0] ?? href)
    const area = areas.find((known) => known === door)
    return area === undefined || canEnter(area, roles)
  }
}
