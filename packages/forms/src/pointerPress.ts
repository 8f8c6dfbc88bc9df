let watchers = 0
let isPressed = false
let queue: (() => void)[] = []

/** Runs the queued callbacks after the click that ends the press was dispatched. */
function release(): void {
  isPressed = false
  setTimeout(() => {
    if (isPressed) return
    const callbacks = queue
    queue = []
    for (const run of callbacks) run()
  })
}

const press = () => {
  isPressed = true
}
const ends = ['pointerup', 'pointercancel', 'keydown'] as const

/** Tracks pointer presses in a document while a form is mounted; returns the function that stops it. */
export function trackPointerPress(document: Document): () => void {
  watchers += 1
  if (watchers === 1) {
    document.addEventListener('pointerdown', press, true)
    for (const end of ends) document.addEventListener(end, release, true)
  }
  return () => {
    watchers -= 1
    if (watchers > 0) return
    document.removeEventListener('pointerdown', press, true)
    for (const end of ends) document.removeEventListener(end, release, true)
    isPressed = false
    queue = []
  }
}

/**
 * Runs a callback now, or after the current pointer press. Validation on blur waits for the press that caused it: a message that
 * appears in between would move the button from under the pointer, and the click would be lost.
 */
export function runAfterPress(callback: () => void): void {
  if (isPressed) queue.push(callback)
  else callback()
}
