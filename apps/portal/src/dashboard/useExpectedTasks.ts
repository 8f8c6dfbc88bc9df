import { useEffect, useState } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import { maxExpectedTasks, taskCountKey } from './expectedSetup.ts'

/** How many tasks the last visit showed; `count` is how many there are now, which the next visit expects. */
export function useExpectedTasks(partnerId: string, count: number | undefined): number {
  const { storage } = usePortal().dependencies
  const key = taskCountKey(partnerId)
  const [expected] = useState(() => {
    try {
      return Math.min(Number(storage.getItem(key) ?? 0) || 0, maxExpectedTasks)
    } catch {
      return 0 // private windows throw
    }
  })
  useEffect(() => {
    if (count === undefined) return
    try {
      storage.setItem(key, String(Math.min(count, maxExpectedTasks)))
    } catch {
      // Private windows and full storages throw.
    }
  }, [storage, key, count])
  return expected
}
