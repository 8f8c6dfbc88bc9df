import { useEffect, type RefObject } from 'react'

/** The height that an on-screen keyboard takes from the window; no length of CSS knows it. */
export const keyboardHeightProperty = '--vp-overlay-keyboard'

/** Tells a layer how high the on-screen keyboard stands over it, and keeps the field that is being typed in above it. */
export function useOnScreenKeyboard(open: boolean, layer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = layer
    const view = window.visualViewport
    if (!open || !current || !view) return
    const measure = () => {
      // A page that is zoomed in with two fingers also shows less.
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
