import { useEffect, useState } from 'react'
import { useClock } from '../../session/PortalContext.ts'

/** The longest time that a timer of a browser can wait. */
const maxTimeoutMs = 2 ** 31 - 1

/** Whether the window of a manifest has closed; it renders again when that happens. */
export function useWindowClosed(closesAt: string | undefined): boolean {
  const clock = useClock()
  const [, setTick] = useState(0)
  const left = closesAt === undefined ? undefined : Date.parse(closesAt) - clock().getTime()
  const isClosed = left !== undefined && left < 0
  useEffect(() => {
    if (left === undefined || isClosed) return
    const timer = setTimeout(() => setTick((tick) => tick + 1), Math.min(left + 1, maxTimeoutMs))
    return () => clearTimeout(timer)
  })
  return isClosed
}
