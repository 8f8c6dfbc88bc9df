// The stack of modal layers: which one is on top, what is hidden behind it, and the scroll lock.

interface HiddenState {
  inert: boolean
  hidden: string | null
}

const layers: HTMLElement[] = []
const hiddenElements = new Map<Element, HiddenState>()
let unlockScroll: (() => void) | undefined

/** The modal layer on top. */
export const topLayer = (): HTMLElement | undefined => layers.at(-1)

/** Puts a layer on top, hides everything else and locks scrolling, until the returned function is called. */
export function activateLayer(layer: HTMLElement): () => void {
  layers.push(layer)
  unlockScroll ??= lockScroll(layer.ownerDocument)
  hideOthers()
  return () => {
    const place = layers.indexOf(layer)
    if (place === -1) return
    layers.splice(place, 1)
    hideOthers()
    if (layers.length > 0) return
    unlockScroll?.()
    unlockScroll = undefined
  }
}

// Recomputed each time, because layers do not always close in order.
function hideOthers() {
  for (const [element, { inert, hidden }] of hiddenElements) {
    element.toggleAttribute('inert', inert)
    if (hidden === null) element.removeAttribute('aria-hidden')
    else element.setAttribute('aria-hidden', hidden)
  }
  hiddenElements.clear()
  const layer = topLayer()
  if (!layer?.isConnected) return
  const { body } = layer.ownerDocument
  // Live regions and toasts stay exposed: both have `aria-live`.
  const visibleElements = [layer, ...body.querySelectorAll('[aria-live]')]
  const hideChildren = (parent: Element) => {
    for (const child of parent.children) {
      if (visibleElements.includes(child) || child.matches('script, style, link, template')) continue
      if (visibleElements.some((element) => child.contains(element))) hideChildren(child)
      else {
        hiddenElements.set(child, { inert: child.hasAttribute('inert'), hidden: child.getAttribute('aria-hidden') })
        child.setAttribute('inert', '')
        child.setAttribute('aria-hidden', 'true')
      }
    }
  }
  hideChildren(body)
}

// Uses CSSOM properties, which a CSP allows.
function lockScroll({ documentElement: root, defaultView }: Document): () => void {
  const { overflow, scrollbarGutter } = root.style
  const hadStyle = root.hasAttribute('style')
  const hasBar = (defaultView?.innerWidth ?? 0) > root.clientWidth
  root.style.overflow = 'hidden'
  // Keeps the space of the scrollbar, so that the page does not shift.
  if (hasBar) root.style.scrollbarGutter = 'stable'
  return () => {
    root.style.overflow = overflow
    root.style.scrollbarGutter = scrollbarGutter
    if (!hadStyle && root.getAttribute('style') === '') root.removeAttribute('style')
  }
}
