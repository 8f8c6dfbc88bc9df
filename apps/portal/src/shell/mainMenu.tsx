import { buildMenu, paths } from '@vehicle-partner/domain'
import type { SidebarSection } from '@vehicle-partner/ui'
import { Bus, IdCard, LayoutDashboard, Mail, MessageCircle, Phone, Route, Settings, Wallet, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageSettings } from '../session/pageSettings.ts'
import { listSupportLinks, type SupportLink } from '../support/supportLinks.ts'

const menuLinks: Readonly<Record<string, { href: string; icon: ReactNode }>> = {
  dashboard: { href: paths.dashboard(), icon: <LayoutDashboard /> },
  vehicles: { href: paths.vehicles(), icon: <Bus /> },
  drivers: { href: paths.drivers(), icon: <IdCard /> },
  trips: { href: paths.trips(), icon: <Route /> },
  routes: { href: paths.routes(), icon: <Waypoints /> },
  earnings: { href: paths.earnings(), icon: <Wallet /> },
  settings: { href: paths.profile(), icon: <Settings /> },
}

const supportIcons: Readonly<Record<SupportLink['kind'], ReactNode>> = { phone: <Phone />, whatsapp: <MessageCircle />, email: <Mail /> }

/** The sections of the main menu for a user with these roles, with the contacts of support that the operator has set. */
export function buildMenuSections(roles: readonly string[], pageSettings: PageSettings): SidebarSection[] {
  const supportItems = listSupportLinks(pageSettings).map(({ kind, ...item }) => ({ ...item, icon: supportIcons[kind] }))
  const sections = buildMenu(roles).map(({ label, items }) => ({
    label,
    items: items.flatMap((item) => {
      const link = menuLinks[item.id]
      return link ? [{ label: item.label, ...link }] : []
    }),
  }))
  return supportItems.length === 0 ? sections : [...sections, { label: 'SUPPORT', items: supportItems }]
}
