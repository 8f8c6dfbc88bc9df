'use client'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Handles Escape on a focused control before ancestors see it, such as a dialog that listens on the document. `handler` returns
 * whether it used the key.
 */
export function useEscapeFirst(control: RefObject<HTMLElement | null>, handler: () => boolean) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const { current } = control
    const view = current?.ownerDocument.defaultView
    if (!current || !view) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.target !== current || !latest.current()) return
      event.preventDefault()
      event.stopPropagation()
    }
    view.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => view.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [control])
}
