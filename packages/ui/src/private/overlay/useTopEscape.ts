import { useEffect, useRef } from 'react'
import { topLayer } from './page.ts'

/** Hears Escape for the layer on top, after everything inside it that has a use for the key. */
export function useTopEscape(open: boolean, layer: HTMLElement, onEscape: (event: KeyboardEvent) => void) {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!open) return
    const { ownerDocument } = layer
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || topLayer() !== layer) return
      event.preventDefault()
      latest.current(event)
    }
    ownerDocument.addEventListener('keydown', hear)
    return () => ownerDocument.removeEventListener('keydown', hear)
  }, [open, layer])
}
