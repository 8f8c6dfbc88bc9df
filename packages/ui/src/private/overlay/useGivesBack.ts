import { useLayoutEffect, useRef, type RefObject } from 'react'
import { giveFocus } from './returnFocus.ts'

/** Brings the focus from what closes back to its trigger at once, not only when the movement out is over. */
export function useGivesBack(isOpen: boolean, trigger: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const wasOpen = useRef(isOpen)
  const isLost = () => {
    const { activeElement, body } = document
    return activeElement === null || activeElement === body || content.current?.contains(activeElement) === true
  }
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && isLost()) giveFocus(trigger.current)
    wasOpen.current = isOpen
    // It acts when it closes, and reads what is there then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen])
  /** In place of the return that Radix makes by itself. */
  return (event: Event) => {
    event.preventDefault()
    if (isLost()) giveFocus(trigger.current)
  }
}
