'use client'
import { useRef, type PointerEvent } from 'react'

/** Minimum distance of a swipe in px; it must also be more horizontal than vertical. */
const minDistance = 48

/** Changes the slide on a swipe by touch or pen; a mouse selects text instead. Mirrored in right-to-left text. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? undefined : { id: event.pointerId, x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = undefined
      if (!from || from.id !== event.pointerId) return
      const [across, down] = [event.clientX - from.x, event.clientY - from.y]
      if (Math.abs(across) < minDistance || Math.abs(across) < 1.5 * Math.abs(down)) return
      const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? across > 0 : across < 0
      turn(forward ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
