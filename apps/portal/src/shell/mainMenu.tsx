import { buildMenu, paths } from '@vehicle-partner/domain'
import type { SidebarSection } from '@vehicle-partner/ui'
import { Bus, IdCard, LayoutDashboard, Route, Settings, Wallet, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'

const menuLinks: Readonly<Record<string, { href: string; icon: ReactNode }>> = {
  dashboard: { href: paths.dashboard(), icon: <LayoutDashboard /> },
  vehicles: { href: paths.vehicles(), icon: <Bus /> },
  drivers: { href: paths.drivers(), icon: <IdCard /> },
  trips: { href: paths.trips(), icon: <Route /> },
  routes: { href: paths.routes(), icon: <Waypoints /> },
  earnings: { href: paths.earnings(), icon: <Wallet /> },
  settings: { href: paths.profile(), icon: <Settings /> },
}

/** The sections of the main menu for a user with these roles. */
export function buildMenuSections(roles: readonly string[]): SidebarSection[] {
  return buildMenu(roles).map(({ label, items }) => ({
    label,
    items: items.flatMap((item) => {
      const link = menuLinks[item.id]
      return link ? [{ label: item.label, ...link }] : []
    }),
  }))
}
