// The one page that all modal layers share: who stands on top, what is asleep under it, and whether it scrolls.

interface HiddenState {
  inert: boolean
  hidden: string | null
}

const layers: HTMLElement[] = []
const hiddenElements = new Map<Element, HiddenState>()
let unlockScroll: (() => void) | undefined

/** The layer that a person works in now. */
export const topLayer = (): HTMLElement | undefined => layers.at(-1)

/** Puts a layer on top: everything else falls asleep and the page stands still, until the returned function is called. */
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

// Reckoned anew each time: layers do not always go in the order in which they came.
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
  // Live regions go on speaking, and toasts stay within reach: both carry aria-live.
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

// Kept in place by the document's own properties: nothing is written into the page that a policy could refuse.
function lockScroll({ documentElement: root, defaultView }: Document): () => void {
  const { overflow, scrollbarGutter } = root.style
  const hadStyle = root.hasAttribute('style')
  const hasBar = (defaultView?.innerWidth ?? 0) > root.clientWidth
  root.style.overflow = 'hidden'
  // The room of the scrollbar stays, so that nothing moves sideways.
  if (hasBar) root.style.scrollbarGutter = 'stable'
  return () => {
    root.style.overflow = overflow
    root.style.scrollbarGutter = scrollbarGutter
    if (!hadStyle && root.getAttribute('style') === '') root.removeAttribute('style')
  }
}
