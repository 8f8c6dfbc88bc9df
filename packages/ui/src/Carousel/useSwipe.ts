'use client'
import { useRef, type PointerEvent } from 'react'

/** A finger that wants to turn a page has gone so far, in px, and more across than down. */
const minDistance = 48

/** Turns by a swipe of a finger or a pen; a mouse selects text instead. In a text that runs from right to left it turns the other way. */
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
