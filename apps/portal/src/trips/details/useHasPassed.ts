import { useEffect, useState } from 'react'
import { useClock } from '../../session/PortalContext.ts'

/** The longest time that a timer of a browser can wait. */
const maxTimeoutMs = 2 ** 31 - 1

/** Whether an ISO 8601 instant has passed; it renders again when that happens. */
export function useHasPassed(instant: string | undefined): boolean {
  const clock = useClock()
  const [, setTick] = useState(0)
  const left = instant === undefined ? undefined : Date.parse(instant) - clock().getTime()
  const hasPassed = left !== undefined && left < 0
  useEffect(() => {
    if (left === undefined || hasPassed) return
    const timer = setTimeout(() => setTick((tick) => tick + 1), Math.min(left + 1, maxTimeoutMs))
    return () => clearTimeout(timer)
  })
  return hasPassed
}
