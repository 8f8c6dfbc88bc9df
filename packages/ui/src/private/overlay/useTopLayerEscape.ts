import { useEffect, useRef } from 'react'
import { topLayer } from './modalStack.ts'

/** Handles Escape for the top layer, unless an element inside has handled it. */
export function useTopLayerEscape(open: boolean, layer: HTMLElement, onEscape: (event: KeyboardEvent) => void) {
  const latestOnEscape = useRef(onEscape)
  useEffect(() => {
    latestOnEscape.current = onEscape
  })
  useEffect(() => {
    if (!open) return
    const { ownerDocument } = layer
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || topLayer() !== layer) return
      event.preventDefault()
      latestOnEscape.current(event)
    }
    ownerDocument.addEventListener('keydown', handleKeyDown)
    return () => ownerDocument.removeEventListener('keydown', handleKeyDown)
  }, [open, layer])
}
