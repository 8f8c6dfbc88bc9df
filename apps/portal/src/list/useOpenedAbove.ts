import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Returns a function that says whether the entry of the browser's history before this one is the same page without its open row. To close
 * the row is then a step back; a new entry would let Back open it again.
 */
export function useOpenedAbove(href: string, closedHref: string): () => boolean {
  const { key } = useLocation()
  const type = useNavigationType()
  const shownBefore = useRef<string>(undefined)
  const openedEntry = useRef<string>(undefined)
  useEffect(() => {
    if (type === 'PUSH' && href !== closedHref && shownBefore.current === closedHref) openedEntry.current = key
    shownBefore.current = href
  }, [key, type, href, closedHref])
  return () => openedEntry.current === key
}
