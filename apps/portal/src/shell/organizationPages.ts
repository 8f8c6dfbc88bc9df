import { buildMenu, canOpenLink, paths, type Area } from '@vehicle-partner/domain'

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

/**
 * Where a user stands after switching to an organisation with these roles: on the same page, without the search and filters of the other
 * organisation. An item stays behind, and so does a page that the roles do not open.
 */
export const findPageAfterSwitch = ({
  pathname,
  pattern,
  roles,
}: {
  pathname: string
  pattern: string
  roles: readonly string[]
}): string => (isItemPage(pattern) || !canOpenLink(pathname, roles) ? findHomePage(roles) : pathname)
