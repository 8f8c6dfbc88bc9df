import { canAccess, type Area } from './access.ts'

export interface MenuItem {
  id: string
  label: string
  /** The area that the item links to; its roles decide who sees it. */
  area: Area
}

export interface MenuSection {
  label: string
  items: readonly MenuItem[]
}

const menu = [
  {
    label: 'GENERAL',
    items: [
      { id: 'dashboard', label: 'Dashboard', area: 'dashboard' },
      { id: 'vehicles', label: 'Vehicles', area: 'vehicles' },
      { id: 'drivers', label: 'Drivers', area: 'drivers' },
      { id: 'trips', label: 'Trips', area: 'trips' },
      { id: 'routes', label: 'Routes', area: 'routes' },
      { id: 'earnings', label: 'Earnings', area: 'earnings' },
    ],
  },
  { label: 'SYSTEM', items: [{ id: 'settings', label: 'Settings', area: 'settings' }] },
] as const satisfies readonly MenuSection[]

/** The sidebar for these roles (spec section 2): without items they may not open and without empty sections. */
export function buildMenu(roles: readonly string[]): MenuSection[] {
  return menu
    .map(({ label, items }) => ({ label, items: items.filter(({ area }) => canAccess(area, roles)) }))
    .filter(({ items }) => items.length > 0)
}
