import { topLayer } from './modalStack.ts'
import { focusByScript } from './returnFocus.ts'
import { isFocusable } from './tabbable.ts'

/** Focuses the surface of a modal when the focused element was removed, hidden or disabled. Returns a function that ends this. */
export function keepFocusInside(host: HTMLElement, surface: HTMLElement): () => void {
  const restore = () => {
    const { activeElement, body } = document
    if (topLayer() !== host) return
    if (activeElement === null || activeElement === body || (host.contains(activeElement) && !isFocusable(activeElement)))
      focusByScript(surface)
  }
  // While focus moves between two elements, the page reacts to the blur of the first one, such as with the message of a field, and no
  // element has focus: focusing the surface then would end the move.
  let isMoving = false
  const handleMoved = () => {
    isMoving = false
    restore()
  }
  const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
    isMoving = relatedTarget !== null
    if (isMoving) setTimeout(handleMoved)
  }
  const observer = new MutationObserver(() => {
    if (!isMoving) restore()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
  // In the capture phase: before the handlers of the fields.
  host.addEventListener('focusout', handleFocusOut, true)
  return () => {
    observer.disconnect()
    host.removeEventListener('focusout', handleFocusOut, true)
  }
}
