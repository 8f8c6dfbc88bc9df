import { useMemo, type Ref, type RefObject } from 'react'

const mergeRefs =
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

/** Merges a component's own ref with the ref that it received. */
export const useMergedRefs = <Held extends HTMLElement>(own: RefObject<Held | null>, given: Ref<Held> | undefined) =>
  useMemo(() => mergeRefs(own, given), [own, given])
