'use client'
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const initialDelay = 400
const repeatDelay = 80

/** Repeats a step while a button is held down. Scrolling by touch does not step. */
export function usePressAndHold(step: () => void) {
  const latest = useRef(step)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  useEffect(() => {
    latest.current = step
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const stop = () => clearTimeout(timer.current)
  const repeat = () => {
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, repeatDelay)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      hasRepeated.current = false
      stop()
      if (event.button === 0) timer.current = setTimeout(repeat, initialDelay)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long press must not open the context menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // A pointer press keeps focus, and the on-screen keyboard, in the input.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      stop()
      if (!hasRepeated.current) latest.current()
      hasRepeated.current = false
    },
  }
}
