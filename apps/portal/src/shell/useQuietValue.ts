import { useEffect, useState } from 'react'

/** Milliseconds without a touch, a movement or a key. */
const quietMs = 1000
const activities = ['pointermove', 'keydown', 'scroll', 'wheel'] as const

/** Whether no one is touching, pointing, scrolling or typing. */
function useIsQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(true)
  useEffect(() => {
    let isDown = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleActivity = () => {
      setQuiet(false)
      clearTimeout(timer)
      if (!isDown) timer = setTimeout(() => setQuiet(true), quietMs)
    }
    const handleDown = () => {
      isDown = true
      handleActivity()
    }
    const handleUp = () => {
      isDown = false
      handleActivity()
    }
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    for (const name of activities) addEventListener(name, handleActivity, options)
    addEventListener('pointerdown', handleDown, options)
    for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, handleUp, options)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [])
  return isQuiet
}

/**
 * A value whose change of `shape` waits until the user is not about to press anything, because it moves the page. The first value, and
 * changes that keep the shape, are there at once.
 */
export function useQuietValue<Value>(value: Value | undefined, shape: string): Value | undefined {
  const isQuiet = useIsQuiet()
  const [shown, setShown] = useState({ value, shape })
  const isHeld = shown.value !== undefined && shown.shape !== shape && !isQuiet
  if (!isHeld && (shown.value !== value || shown.shape !== shape)) setShown({ value, shape })
  return isHeld ? shown.value : value
}
