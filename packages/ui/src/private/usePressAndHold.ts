'use client'
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const initialDelay = 400
const repeatDelay = 80

/** One press is one step; held down, it goes on. A finger that scrolls on from the button steps nothing. */
export function usePressAndHold(step: () => void) {
  const latest = useRef(step)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  useEffect(() => {
    latest.current = step
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const stop = () => clearTimeout(timer.current)
  const again = () => {
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(again, repeatDelay)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      hasRepeated.current = false
      stop()
      if (event.button === 0) timer.current = setTimeout(again, initialDelay)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // Where a long press opens a menu, it would cut the steps short.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // A pointer leaves the focus, and on phones the keyboard, where it is.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      stop()
      if (!hasRepeated.current) latest.current()
      hasRepeated.current = false
    },
  }
}
