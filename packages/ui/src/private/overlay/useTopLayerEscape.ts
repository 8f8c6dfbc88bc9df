import { useEffect, useRef } from 'react'
import { topLayer } from './modalLayers.ts'

/** Hears Escape for the layer on top, after everything inside it that has a use for the key. */
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
