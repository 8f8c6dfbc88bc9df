import { useMemo, type Ref, type RefObject } from 'react'

const mergeRefs =
  <Element extends HTMLElement>(ownRef: RefObject<Element | null>, receivedRef: Ref<Element> | undefined) =>
  (element: Element) => {
    ownRef.current = element
    const cleanup = typeof receivedRef === 'function' ? receivedRef(element) : undefined
    if (receivedRef && typeof receivedRef !== 'function') receivedRef.current = element
    return () => {
      ownRef.current = null
      if (cleanup) cleanup()
      else if (typeof receivedRef === 'function') receivedRef(null)
      else if (receivedRef) receivedRef.current = null
    }
  }

/** Merges a component's own ref with the ref that it received. */
export const useMergedRefs = <Held extends HTMLElement>(own: RefObject<Held | null>, given: Ref<Held> | undefined) =>
  useMemo(() => mergeRefs(own, given), [own, given])
