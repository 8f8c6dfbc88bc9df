'use client'
import { useEffect, useState } from 'react'

/** A part that is fetched once it is wanted. Without a network it comes when there is one again, and until then it is not there. */
export function useLazyModule<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ it: Part }>()
  const isWanted = wanted && part === undefined
  useEffect(() => {
    if (!isWanted) return
    let gone = false
    const fetchIt = () =>
      void load().then(
        (it) => {
          if (!gone) setPart({ it })
          return it
        },
        () => {
          if (!gone) window.addEventListener('online', fetchIt, { once: true })
        },
      )
    fetchIt()
    return () => {
      gone = true
      window.removeEventListener('online', fetchIt)
    }
    // What loads a part is a constant of its module.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted])
  return part?.it
}
