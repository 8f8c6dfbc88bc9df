import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the section of the page that `?section=` names, and focuses it, once the parts above it are there. Returns the ref of the
 * section.
 */
export function useLinkedSection(section: string, isReady: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const { key, search } = useLocation()
  const isLinked = new URLSearchParams(search).get('section') === section
  useEffect(() => {
    if (!isLinked || !isReady) return
    // After the focus on the heading of the new page, and after the panel that had the link has closed.
    const timer = setTimeout(() => {
      ref.current?.scrollIntoView()
      ref.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isLinked, isReady, key])
  return ref
}
