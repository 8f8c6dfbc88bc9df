import { useEffect, useEffectEvent, useInsertionEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { keepFocusInside } from './keepFocusInside.ts'
import { activateLayer } from './modalStack.ts'
import { focusByScript, watchReturnedFocus, returnFocus, recordFocusPath, type FocusPath } from './returnFocus.ts'

interface ModalFocusOptions {
  open: boolean
  isThere: boolean
  host: HTMLElement
  surface: RefObject<HTMLElement | null>
  place: RefObject<HTMLElement | null>
  first: (surface: HTMLElement) => Element | null | undefined
  finalFocus: RefObject<HTMLElement | null> | undefined
}

/** Moves focus into a modal, keeps it from falling back to the body, and restores it. Returns whether the layer is active. */
export function useModalFocus({ open, isThere, host, surface, place, first, finalFocus }: ModalFocusOptions): boolean {
  const focusPath = useRef<FocusPath>([])
  const ownerPath = useRef<FocusPath>([])
  const deactivateLayer = useRef<() => void>(undefined)
  const autoFocused = useRef<Element>(undefined)
  const [isActive, setActive] = useState(false)

  const activate = useEffectEvent(() => {
    const { current } = surface
    if (deactivateLayer.current || !current) return
    // The layer below has made it inert if this one was there before, as after the double effects of Strict Mode.
    host.removeAttribute('inert')
    host.removeAttribute('hidden')
    const active = document.activeElement
    // An element with `autoFocus` has focus already; it is not the element to return to.
    if (host.contains(active)) autoFocused.current = active ?? undefined
    else focusPath.current = recordFocusPath(active)
    ownerPath.current = recordFocusPath(place.current).slice(1)
    if (!host.contains(active) && !focusByScript(autoFocused.current) && !focusByScript(first(current))) focusByScript(current)
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
      // Keeps focus that has moved elsewhere meanwhile.
      if (isFocusLost() && !focusByScript(finalFocus?.current)) returnFocus(focusPath.current, ownerPath.current)
    }
    restoreFocus()
    // The element may be removed right after it got focus.
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
    // Last, because an element that becomes inert loses focus.
    host.toggleAttribute('inert', !open)
    host.toggleAttribute('hidden', !isThere)
  }, [open, isThere, host])
  useLayoutEffect(() => () => deactivate(), [])

  useEffect(() => {
    const { current } = surface
    return open && current ? keepFocusInside(host, current) : undefined
  }, [open, host, surface])

  return isActive
}
