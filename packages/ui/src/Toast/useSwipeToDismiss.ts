'use client'
import { useCallback, useEffect, useRef } from 'react'

const dismissRatio = 0.4
const dismissVelocity = 0.5
const moveThreshold = 8

/** Returns a ref callback. A touch swipe towards the nearer page edge dismisses the element; a mouse selects text. */
export function useSwipeToDismiss(onAway: () => void) {
  const away = useRef(onAway)
  useEffect(() => {
    away.current = onAway
  })
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const off = new AbortController()
    const on = { signal: off.signal }
    let start: { id: number; x: number; time: number } | undefined

    // The element moves only towards the page edge.
    const outwards = () => {
      const { left, right } = element.getBoundingClientRect()
      return left + right >= window.innerWidth ? 1 : -1
    }
    let side = 1
    const rest = () => {
      start = undefined
      element.style.removeProperty('--vp-toast-swiped')
    }

    element.addEventListener(
      'pointerdown',
      ({ pointerType, isPrimary, pointerId, clientX, timeStamp }) => {
        if (pointerType === 'mouse' || !isPrimary) return
        side = outwards()
        start = { id: pointerId, x: clientX, time: timeStamp }
      },
      on,
    )
    element.addEventListener(
      'pointermove',
      ({ pointerId, clientX }) => {
        if (start?.id !== pointerId) return
        const moved = Math.max(0, (clientX - start.x) * side)
        if (moved > moveThreshold) element.style.setProperty('--vp-toast-swiped', `${moved * side}px`)
      },
      on,
    )
    element.addEventListener(
      'pointerup',
      ({ pointerId, clientX, timeStamp }) => {
        if (start?.id !== pointerId) return
        const moved = (clientX - start.x) * side
        const isFast = moved > moveThreshold * 3 && moved / Math.max(1, timeStamp - start.time) > dismissVelocity
        const isAway = moved > element.offsetWidth * dismissRatio || isFast
        rest()
        if (isAway) away.current()
      },
      on,
    )
    element.addEventListener('pointercancel', rest, on)
    return () => off.abort()
  }, [])
}
