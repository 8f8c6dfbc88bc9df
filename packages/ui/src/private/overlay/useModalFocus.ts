import { useEffect, useEffectEvent, useInsertionEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { holdPage, topLayer } from './page.ts'
import { giveFocus, guardReturn, returnFocus, wayBack, type Way } from './returnFocus.ts'
import { isFocusable } from './tabbable.ts'

interface ModalFocus {
  open: boolean
  isThere: boolean
  host: HTMLElement
  surface: RefObject<HTMLElement | null>
  place: RefObject<HTMLElement | null>
  first: (surface: HTMLElement) => Element | null | undefined
  finalFocus: RefObject<HTMLElement | null> | undefined
}

/** Takes the focus in, never lets it fall on the page's body, and brings it back. Answers whether the layer stands. */
export function useModalFocus({ open, isThere, host, surface, place, first, finalFocus }: ModalFocus): boolean {
  const way = useRef<Way>([])
  const owner = useRef<Way>([])
  const release = useRef<() => void>(undefined)
  const own = useRef<Element>(undefined)
  const [isStanding, setStanding] = useState(false)

  const enter = useEffectEvent(() => {
    const { current } = surface
    if (release.current || !current) return
    const active = document.activeElement
    // What took the focus by itself at mounting is meant, and is no place to come back to.
    if (host.contains(active)) own.current = active ?? undefined
    else way.current = wayBack(active)
    owner.current = wayBack(place.current).slice(1)
    if (!host.contains(active) && !giveFocus(own.current) && !giveFocus(first(current))) giveFocus(current)
    release.current = holdPage(host)
    setStanding(true)
  })

  const leave = useEffectEvent(() => {
    if (!release.current) return
    release.current()
    release.current = undefined
    const isLost = () => {
      const { activeElement, body } = document
      return activeElement === null || activeElement === body || host.contains(activeElement)
    }
    const back = () => {
      // Whoever has taken the focus meanwhile keeps it.
      if (isLost() && !giveFocus(finalFocus?.current)) returnFocus(way.current, owner.current)
    }
    back()
    // What it went back to may be taken away in the same breath.
    queueMicrotask(() => {
      if (release.current) return
      back()
      guardReturn(way.current)
    })
  })

  useInsertionEffect(() => {
    way.current = wayBack(document.activeElement)
  }, [])
  useLayoutEffect(() => {
    if (open) enter()
    else {
      leave()
      own.current = undefined
    }
    // Only now: an element that falls asleep with the focus in it drops the focus.
    host.toggleAttribute('inert', !open)
    host.toggleAttribute('hidden', !isThere)
  }, [open, isThere, host])
  useLayoutEffect(() => () => leave(), [])

  useEffect(() => {
    const { current } = surface
    if (!open || !current) return
    // The element with the focus is taken away or switched off: a step that is done, a button that was the last of its kind.
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document
      if (topLayer() !== host) return
      if (activeElement === null || activeElement === body || (host.contains(activeElement) && !isFocusable(activeElement)))
        giveFocus(current)
    })
    observer.observe(host.ownerDocument.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
    return () => observer.disconnect()
  }, [open, host, surface])

  return isStanding
}
