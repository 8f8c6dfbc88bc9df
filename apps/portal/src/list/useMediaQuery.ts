import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches now; false where none can be asked. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof matchMedia !== 'function') return () => {}
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  const matches = () => typeof matchMedia === 'function' && matchMedia(query).matches
  return useSyncExternalStore(subscribe, matches, matches)
}
