import { useEffect, useState } from 'react'
import { useClock } from '../../session/PortalContext.ts'
import { nextTickMs } from './timeLeft.ts'

/** The longest time that a timer of a browser can wait. */
const maxTimeoutMs = 2 ** 31 - 1

/** The full seconds until an ISO 8601 instant, rounded up; it renders again with each minute, and with each second of the last one. */
export function useTimeLeft(until: string): number {
  const clock = useClock()
  const [, setTick] = useState(0)
  const left = Date.parse(until) - clock().getTime()
  useEffect(() => {
    const wait = nextTickMs(left)
    if (wait === undefined) return
    const timer = setTimeout(() => setTick((tick) => tick + 1), Math.min(wait, maxTimeoutMs))
    return () => clearTimeout(timer)
  })
  return Math.ceil(left / 1000)
}
