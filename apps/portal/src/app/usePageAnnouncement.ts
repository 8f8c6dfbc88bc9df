import { useEffect, useRef, useState, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useRouteData } from '../navigation/routeData.ts'
import { getDocumentTitle } from '../navigation/sitemapTypes.ts'
import { usePortal } from '../session/PortalContext.ts'

/**
 * Reports page changes: document title, page-view event, and focus after a navigation: on the heading, or after Back on the row of a
 * table that led away.
 * Returns the text to announce; empty on the first page, which a screen reader reads anyway.
 */
export function usePageAnnouncement(page: RefObject<HTMLElement | null>): string {
  const { dependencies } = usePortal()
  const { row, failure, session } = useRouteData()
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const title = getDocumentTitle(row)
  const [firstKey] = useState(key)
  const lastPathname = useRef<string>(undefined)
  const lastFailure = useRef(failure)
  const roles = session?.activeContext?.roles.map(({ name }) => name).join()
  const lastRoles = useRef(roles)

  useEffect(() => {
    dependencies.onTitle(title)
  }, [dependencies, title])

  useEffect(() => {
    const previousPathname = lastPathname.current
    const hasRecovered = lastFailure.current !== undefined && failure === undefined
    lastFailure.current = failure
    const hasOtherRoles = lastRoles.current !== roles
    lastRoles.current = roles
    // A change of query or tab is no page change. A page that replaces a failure message is one, and so is one for other roles.
    if (previousPathname === pathname && !hasRecovered && !hasOtherRoles) return
    lastPathname.current = pathname
    if (previousPathname !== pathname) dependencies.analytics.record(`Partner Viewed ${row.name} Page`)
    if (previousPathname === undefined) return
    const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector)
    const heading = find('h1')
    if (heading) heading.tabIndex = -1
    const leftRow = isBack && find(`a[data-row-link][href="${previousPathname}"]`)
    ;(leftRow || heading)?.focus({ preventScroll: true })
  }, [dependencies, pathname, row.name, failure, roles, page, isBack])

  return key === firstKey ? '' : title
}
