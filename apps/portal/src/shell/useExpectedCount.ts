import { useEffect, useState } from 'react'
import { usePortal } from '../session/PortalContext.ts'

/** Room is kept for so many of a kind: the early script knows the pages of as many (prerenderSignedIn.tsx). */
export const maxExpected = 3

/**
 * How many of a kind the last visit showed, at most `maxExpected`, so that they have their room before they are there; `first` before any visit.
 * `count` is how many there are now, which the next visit expects.
 */
export function useExpectedCount(storageKey: string, count: number | undefined, first = 0): number {
  const { storage } = usePortal().dependencies
  const [expected] = useState(() => {
    try {
      return Math.min(Number(storage.getItem(storageKey) ?? first) || 0, maxExpected)
    } catch {
      return first // private windows throw
    }
  })
  useEffect(() => {
    if (count === undefined) return
    try {
      storage.setItem(storageKey, String(Math.min(count, maxExpected)))
    } catch {
      // Private windows and full storages throw.
    }
  }, [storage, storageKey, count])
  return expected
}
