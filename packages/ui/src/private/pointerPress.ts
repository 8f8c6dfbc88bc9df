let isPressed = false
let isTracked = false
const listeners = new Set<() => void>()

// After a touch browsers dispatch mouse events, of which the first moves the focus and the last clicks. A mouse that moves without a
// button was released where the page got no event, such as in the list of a native select.
const eventTypes = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'pointercancel', 'pointermove', 'keydown'] as const

const handleEvent = (event: Event) => {
  if (/[er]down/.test(event.type)) isPressed = true
  else if (isPressed && !(event.type === 'pointermove' && event instanceof MouseEvent && event.buttons)) {
    isPressed = false
    // After the click, which is dispatched in the same task.
    setTimeout(() => {
      if (!isPressed) for (const listener of listeners) listener()
    })
  }
}

/** Starts to track the presses in the document, once for all fields of a page. */
export function trackPresses() {
  if (isTracked) return
  isTracked = true
  for (const type of eventTypes) document.addEventListener(type, handleEvent, true)
}

/** Whether a pointer is pressed anywhere in the document. */
export const getIsPressed = (): boolean => isPressed

/** Calls back after each press, when its click has been dispatched. */
export function subscribeToPressEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
