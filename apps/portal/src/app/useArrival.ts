import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useEntered, useHome } from './session.tsx'
import { documentTitle } from './sitemap.ts'

/**
 * Tells the world which page is shown, and takes the keyboard to its heading when somebody has gone there.
 * Answers with what to announce; nothing on the first page, which a screen reader reads anyway.
 */
export function useArrival(page: RefObject<HTMLElement | null>): string {
  const { ports } = useHome()
  const { row, trouble } = useEntered()
  const { pathname, key } = useLocation()
  const title = documentTitle(row)
  const [firstKey] = useState(key)
  const shown = useRef<string>(undefined)
  const troubled = useRef(trouble)

  useEffect(() => {
    ports.onTitle(title)
  }, [ports, title])

  useEffect(() => {
    const before = shown.current
    const recovered = troubled.current !== undefined && trouble === undefined
    troubled.current = trouble
    // Another period or tab of the same page is no arrival; the page itself, where a message stood, is one.
    if (before === pathname && !recovered) return
    shown.current = pathname
    if (before !== pathname) ports.analytics.record(`Partner Viewed ${row.name} Page`)
    if (before === undefined) return
    const heading = page.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [ports, pathname, row.name, trouble, page])

  return key === firstKey ? '' : title
}
