import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

function subscribeToReducedMotion(changed: () => void) {
  const query = window.matchMedia(reducedMotionQuery)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
const prefersReducedMotion = () => window.matchMedia(reducedMotionQuery).matches

function subscribeToVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const isPageHidden = () => document.visibilityState === 'hidden'

const returnFalse = () => false

export interface UseRotationOptions {
  count: number
  interval: number
  /** Starts on mount. */
  autoPlay: boolean
  /** Starts over after the last slide. */
  loop: boolean
  index: number
  onIndexChange: (index: number) => void
}

/** Rotates through slides; stops for hover, focus, hidden pages and reduced motion. */
export function useRotation({ count, interval, autoPlay, loop, index: requestedIndex, onIndexChange }: UseRotationOptions) {
  const [chosenPlaying, setChosenPlaying] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hasReducedMotion = useSyncExternalStore(subscribeToReducedMotion, prefersReducedMotion, returnFalse)
  const hidden = useSyncExternalStore(subscribeToVisibility, isPageHidden, returnFalse)

  const index = Math.min(Math.max(Math.trunc(requestedIndex) || 0, 0), Math.max(count - 1, 0))
  const playing = chosenPlaying ?? (autoPlay && !hasReducedMotion)
  const isAtEnd = !loop && index === count - 1
  const rotating = playing && !hovered && !focused && !hidden && count > 1 && !isAtEnd
  const step = (by: 1 | -1) => {
    const next = index + by
    if (loop) onIndexChange((next + count) % count)
    else if (next >= 0 && next < count) onIndexChange(next)
  }
  const showNext = useEffectEvent(() => step(1))

  useEffect(() => {
    if (!rotating) return
    // Restarts with each slide, so that a slide selected by hand gets the full interval.
    const timer = setTimeout(() => showNext(), interval)
    return () => clearTimeout(timer)
  }, [rotating, index, count, interval])

  return {
    index,
    playing,
    rotating,
    turn: step,
    toggle: () => {
      setChosenPlaying(!playing)
      // Play applies at once, although the button is hovered and focused.
      setHovered(false)
      setFocused(false)
    },
    enter: () => setHovered(true),
    leave: () => setHovered(false),
    focus: () => setFocused(true),
    blur: () => setFocused(false),
  }
}
