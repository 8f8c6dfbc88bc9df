'use client'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives a control the first word about Escape: while it stands there with something to close or to empty, what is around it
 * (a dialog listens on the document) hears nothing of the key. `take` says whether it was used.
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
