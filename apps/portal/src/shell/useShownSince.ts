import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useClock } from '../session/PortalContext.ts'

/** What was received on an earlier visit has this time in the cache (keptResponses.ts). */
const keptAt = 1

/**
 * The time to which everything on the page was up to date: while it is live that is now, afterwards when the connection was lost or when the
 * oldest response arrived, whichever is later. Undefined if something is from an earlier visit.
 */
export function useShownSince(isLive: boolean): Date | undefined {
  const queryCache = useQueryClient().getQueryCache()
  const clock = useClock()
  const [openedAt] = useState(clock)
  const receivedAt = useRef(new WeakMap<Query, Date>())
  const lastLive = useRef<Date>(undefined)
  const [shownSince, setShownSince] = useState<Date | undefined>(openedAt)

  useEffect(
    () =>
      queryCache.subscribe((change) => {
        if (change.type === 'updated' && change.action.type === 'success') receivedAt.current.set(change.query, clock())
      }),
    [queryCache, clock],
  )
  useEffect(() => {
    if (isLive)
      return () => {
        lastLive.current = clock()
      }
    const calculate = () => {
      const times = queryCache.findAll({ type: 'active' }).flatMap((query) => {
        const { dataUpdatedAt } = query.state
        if (dataUpdatedAt === 0) return []
        const received = receivedAt.current.get(query) ?? (dataUpdatedAt === keptAt ? undefined : openedAt)
        const times = [received, lastLive.current].filter((time) => time !== undefined).map((time) => time.getTime())
        return [times.length === 0 ? 0 : Math.max(...times)]
      })
      const oldest = times.length === 0 ? openedAt.getTime() : Math.min(...times)
      setShownSince((before) => (before?.getTime() === oldest ? before : oldest === 0 ? undefined : new Date(oldest)))
    }
    const unsubscribe = queryCache.subscribe((change) => {
      if (change.type === 'updated' && change.action.type === 'success') calculate()
    })
    calculate()
    return unsubscribe
  }, [isLive, queryCache, clock, openedAt])
  return shownSince
}
