'use client'
import { useEffect, useRef, useState } from 'react'

interface Times {
  delay: number
  minimum: number
  announceAfter: number
}

export interface LoadingState {
  /** Whether the placeholder is to be seen. */
  shown: boolean
  /** What is said: nothing for what comes soon, else that it is on its way, and once that it is there. */
  said: 'nothing' | 'loading' | 'loaded'
}

/** Shows nothing for what comes soon, nothing shorter than can be seen, and says once what takes long. */
export function useLoading(when: boolean, { delay, minimum, announceAfter }: Times): LoadingState {
  const [shown, setShown] = useState(when && delay === 0)
  const [told, setTold] = useState(false)
  const [before, setBefore] = useState(when)
  if (when !== before) {
    setBefore(when)
    // A new wait has said nothing yet.
    if (when) setTold(false)
  }
  const since = useRef<number>(undefined)

  useEffect(() => {
    if (when) {
      // Shown again while it was still going: it has been there all along.
      const show = setTimeout(() => {
        since.current ??= performance.now()
        setShown(true)
      }, delay)
      const say = setTimeout(() => setTold(true), announceAfter)
      return () => {
        clearTimeout(show)
        clearTimeout(say)
      }
    }
    const left = since.current === undefined ? 0 : Math.max(0, minimum - (performance.now() - since.current))
    const hide = setTimeout(() => {
      since.current = undefined
      setShown(false)
    }, left)
    return () => clearTimeout(hide)
  }, [when, delay, minimum, announceAfter])

  return { shown, said: told ? (when || shown ? 'loading' : 'loaded') : 'nothing' }
}
