import { use, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { PortalContext } from '../session/PortalContext.ts'

/**
 * Returns a function that says whether the entry of the browser's history before this one is the same page without its open row. To close
 * the row is then a step back; a new entry would let Back open it again.
 */
export function useOpenedAbove(href: string, closedHref: string): () => boolean {
  const { key } = useLocation()
  const type = useNavigationType()
  const router = use(PortalContext)?.router
  const before = useRef<{ href: string; key: string }>(undefined)
  const openedEntry = useRef<string>(undefined)
  useEffect(() => {
    const isOpened = type === NavigationType.Push && before.current?.href === closedHref
    // Another row, or year, in place of the open one.
    const isReplaced = type === NavigationType.Replace && before.current !== undefined && before.current.key === openedEntry.current
    if (href !== closedHref && (isOpened || isReplaced)) openedEntry.current = key
    before.current = { href, key }
  }, [key, type, href, closedHref])
  // The newest entry: after a step back the page may be rendered later.
  return () => openedEntry.current === (router?.state.location.key ?? key)
}
