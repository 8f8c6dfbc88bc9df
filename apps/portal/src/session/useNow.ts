import { useEffect, useState } from 'react'
import { useClock } from './PortalContext.ts'

/** The time; it renders again after `intervalMs`, and when the page is looked at again. Without an interval the time stands. */
export function useNow(intervalMs: number | undefined): Date {
  const clock = useClock()
  const [, setTick] = useState(0)
  useEffect(() => {
    if (intervalMs === undefined) return
    const tick = () => {
      if (document.visibilityState === 'visible') setTick((count) => count + 1)
    }
    const timer = setInterval(tick, intervalMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [intervalMs])
  return clock()
}
