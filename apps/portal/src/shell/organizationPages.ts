import { buildMenu, paths, type Area } from '@vehicle-partner/domain'

const firstPages: Partial<Record<Area, string>> = {
  dashboard: paths.dashboard(),
  vehicles: paths.vehicles(),
  drivers: paths.drivers(),
  trips: paths.trips(),
  routes: paths.routes(),
  earnings: paths.earnings(),
}

/** The first page of the menu for these roles. */
export const findHomePage = (roles: readonly string[]): string =>
  firstPages[buildMenu(roles)[0]?.items[0]?.area ?? 'settings'] ?? paths.profile()

/** Whether a route shows an item, which is not there in another organisation. */
export const isItemPage = (pattern: string): boolean => /:\w+(?!\w|\?)/.test(pattern)
