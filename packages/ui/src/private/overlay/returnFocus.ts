import { topLayer } from './modalLayers.ts'
import { isFocusable, listTabbable } from './tabbable.ts'

interface FocusPathStep {
  element: Element
  /** What stood after it, nearest first, then what stood before it. */
  neighbours: Element[]
}

/** A way back to where the focus was. */
export type FocusPath = readonly FocusPathStep[]

let isRestoringFocus = false
/** Whether the focus is just being brought back by us: nobody asked for what it lands on. */
export const isReturningFocus = (): boolean => isRestoringFocus

/** Focuses an element on behalf of a person who did not go there; answers whether it took the focus. */
export function focusQuietly(element: Element | null | undefined): boolean {
  if (!element || !isFocusable(element)) return false
  isRestoringFocus = true
  try {
    element.focus({ preventScroll: true })
  } finally {
    isRestoringFocus = false
  }
  return element.ownerDocument.activeElement === element
}

/** Remembers where the focus is, with everything around it. */
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
  return focusQuietly(element)
}

function focusNearest(way: FocusPath, stand: (element: Element) => boolean): boolean {
  return way.some(({ element, neighbours }, step) => {
    if (element.isConnected) return step > 0 && (focusQuietly(listTabbable(element)[0]) || stand(element))
    // A row that is gone with its button leaves the focus to the next one.
    const next = neighbours.find((neighbour) => neighbour.isConnected)
    return next !== undefined && (focusQuietly(next) || focusQuietly(listTabbable(next)[0]))
  })
}

let stopWatching: (() => void) | undefined

/** What was confirmed often takes away the row that the focus came back to, a moment later: then it goes near, until it is moved. */
export function watchReturnedFocus(way: FocusPath): void {
  stopWatching?.()
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) return
  const observer = new MutationObserver(() => {
    if (activeElement.isConnected) return
    stopWatching?.()
    if (document.activeElement === body || document.activeElement === null) focusNearest(way, () => false)
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
 * Brings the focus back: to where it was; when that is gone, hidden or switched off meanwhile, to its neighbour or to the nearest
 * place around it that is still there; when nobody had it, to the part of the page that the overlay belongs to.
 */
export function returnFocus(way: FocusPath, owner: FocusPath): void {
  if (focusQuietly(way[0]?.element) || focusNearest(way, focusContainer)) return
  for (const { element } of owner) if (element.matches('[aria-label], [aria-labelledby], main') && focusContainer(element)) return
  const layer = topLayer()?.querySelector('[role="dialog"], [role="alertdialog"]')
  if (layer) focusQuietly(layer)
  else for (const place of document.querySelectorAll('main, [role="main"], h1')) if (focusContainer(place)) return
}
