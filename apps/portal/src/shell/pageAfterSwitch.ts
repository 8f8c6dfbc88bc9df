import { canOpenLink } from '@vehicle-partner/domain'
import { findHomePage, isItemPage } from './organizationPages.ts'

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
