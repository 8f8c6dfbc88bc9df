const dismissRatio = 0.4
const dismissVelocity = 0.5
const moveThreshold = 8

/**
 * Calls `onDismiss` when a touch swipe moves the element towards the nearer page edge; a mouse selects text. Returns a function that removes
 * the listeners.
 */
export function listenForSwipe(element: HTMLElement, onDismiss: () => void): () => void {
  const controller = new AbortController()
  const listenerOptions = { signal: controller.signal }
  let start: { id: number; x: number; time: number } | undefined

  // The element moves only towards the page edge.
  const getSwipeDirection = () => {
    const { left, right } = element.getBoundingClientRect()
    return left + right >= window.innerWidth ? 1 : -1
  }
  let direction = 1
  const resetSwipe = () => {
    start = undefined
    element.style.removeProperty('--vp-toast-swiped')
  }

  element.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, pointerId, clientX, timeStamp }) => {
      if (pointerType === 'mouse' || !isPrimary) return
      direction = getSwipeDirection()
      start = { id: pointerId, x: clientX, time: timeStamp }
    },
    listenerOptions,
  )
  element.addEventListener(
    'pointermove',
    ({ pointerId, clientX }) => {
      if (start?.id !== pointerId) return
      const distance = Math.max(0, (clientX - start.x) * direction)
      if (distance > moveThreshold) element.style.setProperty('--vp-toast-swiped', `${distance * direction}px`)
    },
    listenerOptions,
  )
  element.addEventListener(
    'pointerup',
    ({ pointerId, clientX, timeStamp }) => {
      if (start?.id !== pointerId) return
      const moved = (clientX - start.x) * direction
      const isFast = moved > moveThreshold * 3 && moved / Math.max(1, timeStamp - start.time) > dismissVelocity
      const isDismissed = moved > element.offsetWidth * dismissRatio || isFast
      resetSwipe()
      if (isDismissed) onDismiss()
    },
    listenerOptions,
  )
  element.addEventListener('pointercancel', resetSwipe, listenerOptions)
  return () => controller.abort()
}
