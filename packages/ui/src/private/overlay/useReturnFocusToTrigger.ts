import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusQuietly } from './returnFocus.ts'

/** No element outside of the content has the focus. */
function isFocusLost(content: HTMLElement | null): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || content?.contains(activeElement) === true
}

/** Brings the focus from what closes back to its trigger at once, not only when the movement out is over. */
export function useReturnFocusToTrigger(isOpen: boolean, trigger: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost(content.current)) focusQuietly(trigger.current)
    wasOpen.current = isOpen
  }, [isOpen, trigger, content])
  /** In place of the return that Radix makes by itself. */
  return (event: Event) => {
    event.preventDefault()
    if (isFocusLost(content.current)) focusQuietly(trigger.current)
  }
}
