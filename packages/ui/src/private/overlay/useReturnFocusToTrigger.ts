import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusByScript } from './returnFocus.ts'

/** Whether no element outside the content has focus. */
function isFocusLost(content: HTMLElement | null): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || content?.contains(activeElement) === true
}

/** Returns focus to the trigger when a popup closes, without waiting for its exit animation. */
export function useReturnFocusToTrigger(isOpen: boolean, trigger: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost(content.current)) focusByScript(trigger.current)
    wasOpen.current = isOpen
  }, [isOpen, trigger, content])
  /** Replaces the focus handling of Radix. */
  return (event: Event) => {
    event.preventDefault()
    if (isFocusLost(content.current)) focusByScript(trigger.current)
  }
}
