import { menuFor } from '@vehicle-partner/domain'
import type { SidebarSection } from '@vehicle-partner/ui'
import { Bus, IdCard, LayoutDashboard, Route, Settings, Wallet, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'

const places: Readonly<Record<string, { href: string; icon: ReactNode }>> = {
  dashboard: { href: '/dashboard', icon: <LayoutDashboard /> },
  vehicles: { href: '/vehicles', icon: <Bus /> },
  drivers: { href: '/drivers', icon: <IdCard /> },
  trips: { href: '/trips', icon: <Route /> },
  routes: { href: '/routes', icon: <Waypoints /> },
  earnings: { href: '/earnings', icon: <Wallet /> },
  settings: { href: '/settings', icon: <Settings /> },
}

/** The menu that people with these roles see, with addresses and icons. */
export function buildMenuSections(roles: readonly string[]): SidebarSection[] {
  return menuFor(roles).map(({ label, items }) => ({
    label,
    items: items.flatMap((item) => {
      const place = places[item.id]
      return place ? [{ label: item.label, ...place }] : []
    }),
  }))
}
