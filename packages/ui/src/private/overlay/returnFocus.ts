import { topLayer } from './modalStack.ts'
import { isFocusable, listTabbable } from './tabbable.ts'

interface FocusPathStep {
  element: Element
  /** Following siblings, nearest first, then preceding ones. */
  neighbours: Element[]
}

/** The focused element and its ancestors, with their siblings, to restore focus later. */
export type FocusPath = readonly FocusPathStep[]

let isRestoringFocus = false
/** Whether focus is being moved by script right now, such as to ignore it in a Tooltip. */
export const isReturningFocus = (): boolean => isRestoringFocus

/** Focuses an element without scrolling and marks it as done by script; returns whether it got focus. */
export function focusByScript(element: Element | null | undefined): boolean {
  if (!element || !isFocusable(element)) return false
  isRestoringFocus = true
  try {
    element.focus({ preventScroll: true })
  } finally {
    isRestoringFocus = false
  }
  return element.ownerDocument.activeElement === element
}

/** Records the focused element and its ancestors. */
export function recordFocusPath(from: Element | null): FocusPath {
  const steps: FocusPathStep[] = []
  for (let element = from; element && element !== element.ownerDocument.body; element = element.parentElement) {
    const all = [...(element.parentElement?.children ?? [])]
    const place = all.indexOf(element)
    steps.push({ element, neighbours: [...all.slice(place + 1), ...all.slice(0, place).toReversed()] })
  }
  return steps
}

function focusContainer(element: Element): boolean {
  if (!isFocusable(element)) return false
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  return focusByScript(element)
}

function focusNearest(way: FocusPath): boolean {
  return way.some(({ element, neighbours }, step) => {
    if (element.isConnected) return step > 0 && (focusByScript(listTabbable(element)[0]) || focusContainer(element))
    // If a row was removed with its button, the next row gets focus.
    const next = neighbours.find((neighbour) => neighbour.isConnected)
    return next !== undefined && (focusByScript(next) || focusByScript(listTabbable(next)[0]))
  })
}

let stopWatching: (() => void) | undefined

/**
 * A confirmed action often removes the row of the trigger a moment later: then focus moves to the nearest element, unless it has
 * moved since.
 */
export function watchReturnedFocus(way: FocusPath): void {
  stopWatching?.()
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) return
  const observer = new MutationObserver(() => {
    if (activeElement.isConnected) return
    stopWatching?.()
    if (document.activeElement === body || document.activeElement === null) focusNearest(way)
  })
  observer.observe(body, { childList: true, subtree: true })
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('focusin', stop)
    stopWatching = undefined
  }
  document.addEventListener('focusin', stop)
  stopWatching = stop
}

/**
 * Restores focus: to the recorded element; if it is removed, hidden or disabled, to a sibling or the nearest ancestor; if no element
 * had focus, to the part of the page that renders the overlay.
 */
export function returnFocus(way: FocusPath, owner: FocusPath): void {
  if (focusByScript(way[0]?.element) || focusNearest(way)) return
  for (const { element } of owner) if (element.matches('[aria-label], [aria-labelledby], main') && focusContainer(element)) return
  const layer = topLayer()?.querySelector('[role="dialog"], [role="alertdialog"]')
  if (layer) focusByScript(layer)
  else for (const place of document.querySelectorAll('main, [role="main"], h1')) if (focusContainer(place)) return
}
