'use client'
import { useCallback, useSyncExternalStore } from 'react'

/** On a server: false, unless the server answers media queries itself, such as one that renders the page of a phone. */
const getServerMatch = (query: string) =>
  typeof window === 'undefined' && typeof globalThis.matchMedia === 'function' && globalThis.matchMedia(query).matches

/** Whether a media query matches. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => {}
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
    () => getServerMatch(query),
  )
}
