import { useEffect, useEffectEvent, useInsertionEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { activateLayer, topLayer } from './modalLayers.ts'
import { focusQuietly, watchReturnedFocus, returnFocus, recordFocusPath, type FocusPath } from './returnFocus.ts'
import { isFocusable } from './tabbable.ts'

interface ModalFocusOptions {
  open: boolean
  isThere: boolean
  host: HTMLElement
  surface: RefObject<HTMLElement | null>
  place: RefObject<HTMLElement | null>
  first: (surface: HTMLElement) => Element | null | undefined
  finalFocus: RefObject<HTMLElement | null> | undefined
}

/** Takes the focus in, never lets it fall on the page's body, and brings it back. Answers whether the layer stands. */
export function useModalFocus({ open, isThere, host, surface, place, first, finalFocus }: ModalFocusOptions): boolean {
  const focusPath = useRef<FocusPath>([])
  const ownerPath = useRef<FocusPath>([])
  const deactivateLayer = useRef<() => void>(undefined)
  const autoFocused = useRef<Element>(undefined)
  const [isActive, setActive] = useState(false)

  const activate = useEffectEvent(() => {
    const { current } = surface
    if (deactivateLayer.current || !current) return
    const active = document.activeElement
    // What took the focus by itself at mounting is meant, and is no place to come back to.
    if (host.contains(active)) autoFocused.current = active ?? undefined
    else focusPath.current = recordFocusPath(active)
    ownerPath.current = recordFocusPath(place.current).slice(1)
    if (!host.contains(active) && !focusQuietly(autoFocused.current) && !focusQuietly(first(current))) focusQuietly(current)
    deactivateLayer.current = activateLayer(host)
    setActive(true)
  })

  const deactivate = useEffectEvent(() => {
    if (!deactivateLayer.current) return
    deactivateLayer.current()
    deactivateLayer.current = undefined
    const isFocusLost = () => {
      const { activeElement, body } = document
      return activeElement === null || activeElement === body || host.contains(activeElement)
    }
    const restoreFocus = () => {
      // Whoever has taken the focus meanwhile keeps it.
      if (isFocusLost() && !focusQuietly(finalFocus?.current)) returnFocus(focusPath.current, ownerPath.current)
    }
    restoreFocus()
    // What it went back to may be taken away in the same breath.
    queueMicrotask(() => {
      if (deactivateLayer.current) return
      restoreFocus()
      watchReturnedFocus(focusPath.current)
    })
  })

  useInsertionEffect(() => {
    focusPath.current = recordFocusPath(document.activeElement)
  }, [])
  useLayoutEffect(() => {
    if (open) activate()
    else {
      deactivate()
      autoFocused.current = undefined
    }
    // Only now: an element that falls asleep with the focus in it drops the focus.
    host.toggleAttribute('inert', !open)
    host.toggleAttribute('hidden', !isThere)
  }, [open, isThere, host])
  useLayoutEffect(() => () => deactivate(), [])

  useEffect(() => {
    const { current } = surface
    if (!open || !current) return
    // The element with the focus is taken away or switched off: a step that is done, a button that was the last of its kind.
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document
      if (topLayer() !== host) return
      if (activeElement === null || activeElement === body || (host.contains(activeElement) && !isFocusable(activeElement)))
        focusQuietly(current)
    })
    observer.observe(host.ownerDocument.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
    return () => observer.disconnect()
  }, [open, host, surface])

  return isActive
}
