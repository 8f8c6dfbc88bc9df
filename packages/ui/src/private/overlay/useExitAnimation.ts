import { useLayoutEffect, useState, type RefObject } from 'react'

/** Keeps a closing element mounted during its exit animation; without an animation it unmounts at once. */
export function useExitAnimation(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isMounted, setMounted] = useState(open)
  if (open && !isMounted) setMounted(true)
  useLayoutEffect(() => {
    const { current } = element
    if (open || !isMounted) return
    const name = current && getComputedStyle(current).animationName
    if (!current || !name || name === 'none') {
      // Only the computed style shows whether there is an exit animation.
      // oxlint-disable-next-line react/set-state-in-effect
      setMounted(false)
      return
    }
    const handleEnd = (event: Event) => {
      if (event.target === current) setMounted(false)
    }
    current.addEventListener('animationend', handleEnd)
    current.addEventListener('animationcancel', handleEnd)
    return () => {
      current.removeEventListener('animationend', handleEnd)
      current.removeEventListener('animationcancel', handleEnd)
    }
  }, [open, isMounted, element])
  return open || isMounted
}
