import { useCallback, type Ref, type RefObject } from 'react'

/** One ref for an element that its component holds, and perhaps its user as well. */
export function useBothRefs<Held extends HTMLElement>(own: RefObject<Held | null>, given: Ref<Held> | undefined) {
  return useCallback(
    (element: Held) => {
      own.current = element
      const leave = typeof given === 'function' ? given(element) : undefined
      if (given && typeof given !== 'function') given.current = element
      return () => {
        own.current = null
        if (leave) leave()
        else if (typeof given === 'function') given(null)
        else if (given) given.current = null
      }
    },
    [own, given],
  )
}
