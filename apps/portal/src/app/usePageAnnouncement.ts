import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouteData, usePortal } from '../session/useSession.ts'
import { getDocumentTitle } from './sitemap.ts'

/**
 * Tells the world which page is shown, and takes the keyboard to its heading when somebody has gone there.
 * Answers with what to announce; nothing on the first page, which a screen reader reads anyway.
 */
export function usePageAnnouncement(page: RefObject<HTMLElement | null>): string {
  const { dependencies } = usePortal()
  const { row, failure } = useRouteData()
  const { pathname, key } = useLocation()
  const title = getDocumentTitle(row)
  const [firstKey] = useState(key)
  const shown = useRef<string>(undefined)
  const troubled = useRef(failure)

  useEffect(() => {
    dependencies.onTitle(title)
  }, [dependencies, title])

  useEffect(() => {
    const before = shown.current
    const recovered = troubled.current !== undefined && failure === undefined
    troubled.current = failure
    // Another period or tab of the same page is no arrival; the page itself, where a message stood, is one.
    if (before === pathname && !recovered) return
    shown.current = pathname
    if (before !== pathname) dependencies.analytics.record(`Partner Viewed ${row.name} Page`)
    if (before === undefined) return
    const heading = page.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [dependencies, pathname, row.name, failure, page])

  return key === firstKey ? '' : title
}
