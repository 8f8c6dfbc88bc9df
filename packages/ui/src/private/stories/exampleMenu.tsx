import { Bus, CalendarClock, IdCard, LayoutDashboard, Route, Settings, Waypoints, Wallet } from 'lucide-react'
import type { SidebarUser, SidebarSection } from '../../Sidebar/Sidebar.tsx'

/** An example menu. */
export const sections: SidebarSection[] = [
  {
    label: 'GENERAL',
    items: [
      { href: '/dashboard', label: 'Dashboard', icon: <LayoutDashboard /> },
      { href: '/vehicles', label: 'Vehicles', icon: <Bus /> },
      { href: '/drivers', label: 'Drivers', icon: <IdCard /> },
      { href: '/trips', label: 'Trips', icon: <Route /> },
      { href: '/routes', label: 'Routes', icon: <Waypoints /> },
      { href: '/earnings', label: 'Earnings', icon: <Wallet /> },
    ],
  },
  { label: 'SYSTEM', items: [{ href: '/settings', label: 'Settings', icon: <Settings /> }] },
]

export const exampleUser: SidebarUser = { name: 'Adaeze Okafor', firstName: 'Adaeze', href: '/settings/profile', onLogOut: () => {} }

export const icons = { vehicles: <Bus />, drivers: <IdCard />, upcoming: <CalendarClock />, earnings: <Wallet /> }
