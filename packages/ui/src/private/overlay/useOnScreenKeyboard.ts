import { useEffect, type RefObject } from 'react'

/** CSS has no unit for the height of the on-screen keyboard. */
export const keyboardHeightProperty = '--vp-overlay-keyboard'

/** Sets a custom property to the height of the on-screen keyboard, and keeps the focused field visible. */
export function useOnScreenKeyboard(open: boolean, layer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = layer
    const view = window.visualViewport
    if (!open || !current || !view) return
    const measure = () => {
      // Pinch zoom also shrinks the visual viewport.
      const keyboardHeight = view.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))
      const previousValue = current.style.getPropertyValue(keyboardHeightProperty)
      if (keyboardHeight === 0) current.style.removeProperty(keyboardHeightProperty)
      else current.style.setProperty(keyboardHeightProperty, `${keyboardHeight}px`)
      const { activeElement } = document
      if (keyboardHeight > 0 && previousValue !== `${keyboardHeight}px` && current.contains(activeElement))
        activeElement?.scrollIntoView({ block: 'nearest' })
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      current.style.removeProperty(keyboardHeightProperty)
    }
  }, [open, layer])
}
