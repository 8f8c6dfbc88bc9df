import { useMemo, type Ref, type RefObject } from 'react'

const both =
  <Held extends HTMLElement>(own: RefObject<Held | null>, given: Ref<Held> | undefined) =>
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
  }

/** One ref for an element that its component holds, and perhaps its user as well. */
export const useBothRefs = <Held extends HTMLElement>(own: RefObject<Held | null>, given: Ref<Held> | undefined) =>
  useMemo(() => both(own, given), [own, given])
