import { useEffect, useState, useSyncExternalStore } from 'react'

const stillness = '(prefers-reduced-motion: reduce)'

function watchStillness(changed: () => void) {
  const query = window.matchMedia(stillness)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
const wantsStillness = () => window.matchMedia(stillness).matches

function watchVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const isHidden = () => document.visibilityState === 'hidden'

const onTheServer = () => false

/** Turns through the slides by itself, and stops for everybody who reads, points, tabs or prefers stillness. */
export function useRotation(count: number, interval: number) {
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useSyncExternalStore(watchStillness, wantsStillness, onTheServer)
  const hidden = useSyncExternalStore(watchVisibility, isHidden, onTheServer)

  const playing = chosen ?? !still
  const rotating = playing && !hovered && !focused && !hidden && count > 1

  useEffect(() => {
    if (!rotating) return
    // Starts anew with each slide, so that a choice made by hand gets its full time.
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [rotating, index, count, interval])

  return {
    index: Math.min(index, count - 1),
    playing,
    rotating,
    show: setIndex,
    toggle: () => {
      setChosen(!playing)
      // Who presses play means now, although pointer and focus are still here.
      setHovered(false)
      setFocused(false)
    },
    enter: () => setHovered(true),
    leave: () => setHovered(false),
    focus: () => setFocused(true),
    blur: () => setFocused(false),
  }
}
