import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

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

export interface RotationOptions {
  count: number
  interval: number
  /** Starts by itself. */
  autoPlay: boolean
  /** Begins again after the last. */
  loop: boolean
  index: number
  onIndexChange: (index: number) => void
}

/** Turns through the slides by itself, and stops for everybody who reads, points, tabs or prefers stillness. */
export function useRotation({ count, interval, autoPlay, loop, index: wanted, onIndexChange }: RotationOptions) {
  const [chosen, setChosen] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useSyncExternalStore(watchStillness, wantsStillness, onTheServer)
  const hidden = useSyncExternalStore(watchVisibility, isHidden, onTheServer)

  const index = Math.min(Math.max(Math.trunc(wanted) || 0, 0), Math.max(count - 1, 0))
  const playing = chosen ?? (autoPlay && !still)
  const ends = !loop && index === count - 1
  const rotating = playing && !hovered && !focused && !hidden && count > 1 && !ends
  const turn = (by: 1 | -1) => {
    const next = index + by
    if (loop) onIndexChange((next + count) % count)
    else if (next >= 0 && next < count) onIndexChange(next)
  }
  const turnOn = useEffectEvent(() => turn(1))

  useEffect(() => {
    if (!rotating) return
    // Starts anew with each slide, so that a choice made by hand gets its full time.
    const timer = setTimeout(() => turnOn(), interval)
    return () => clearTimeout(timer)
  }, [rotating, index, count, interval])

  return {
    index,
    playing,
    rotating,
    turn,
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
