let watchers = 0
let isPressed = false
let waiting: (() => void)[] = []

/** Does what waits, once the click that ends a press has reached what was pressed. */
function release(): void {
  isPressed = false
  setTimeout(() => {
    if (isPressed) return
    const due = waiting
    waiting = []
    for (const work of due) work()
  })
}

const press = () => {
  isPressed = true
}
const ends = ['pointerup', 'pointercancel', 'keydown'] as const

/** Notices presses in a document, as long as a form stands in it; answers what stops it. */
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
    waiting = []
  }
}

/**
 * Does something now, or after the press that is under way. A field that is left by pressing a button is judged after the press:
 * a message that appears in the middle of it would push the button away from under the finger, and the click would be lost.
 */
export function runAfterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}
