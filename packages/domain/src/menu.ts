import { canEnter, type Area } from './access.ts'

export interface MenuItem {
  id: Area
  label: string
}

export interface MenuSection {
  label: string
  items: readonly MenuItem[]
}

/** The sidebar in full, as an owner sees it (spec section 2). */
const menu: readonly MenuSection[] = [
  {
    label: 'GENERAL',
    items: [
      { id: 'dashboard', label: 'Dashboard' },
      { id: 'vehicles', label: 'Vehicles' },
      { id: 'drivers', label: 'Drivers' },
      { id: 'trips', label: 'Trips' },
      { id: 'routes', label: 'Routes' },
      { id: 'earnings', label: 'Earnings' },
    ],
  },
  { label: 'SYSTEM', items: [{ id: 'settings', label: 'Settings' }] },
]

/** The sidebar for somebody's roles; a section without items is left out. */
export function menuFor(roles: readonly string[]): MenuSection[] {
  return menu
    .map((section) => ({ ...section, items: section.items.filter(({ id }) => canEnter(id, roles)) }))
    .filter(({ items }) => items.length > 0)
}
