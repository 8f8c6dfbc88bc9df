'use client'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds before a placeholder appears. */
export const defaultDelay = 300

interface LoadingTimes {
  delay: number
  minDuration: number
  announceAfter: number
}

export interface LoadingState {
  isPlaceholderVisible: boolean
  /** `loaded` only follows an announced `loading`. */
  announcement: 'none' | 'loading' | 'loaded'
}

/** Delays the placeholder, keeps it for a minimum time once visible, and announces long waits once. */
export function useLoading(loading: boolean, { delay, minDuration, announceAfter }: LoadingTimes): LoadingState {
  const [isPlaceholderVisible, setPlaceholderVisible] = useState(loading && delay === 0)
  const [isAnnounced, setAnnounced] = useState(false)
  const [wasLoading, setWasLoading] = useState(loading)
  if (loading !== wasLoading) {
    setWasLoading(loading)
    if (loading) setAnnounced(false)
  }
  const visibleSince = useRef<number>(undefined)

  useEffect(() => {
    if (loading) {
      const show = setTimeout(() => {
        // Loading may restart while the placeholder is still visible: keep the first time.
        visibleSince.current ??= performance.now()
        setPlaceholderVisible(true)
      }, delay)
      const announce = setTimeout(() => setAnnounced(true), announceAfter)
      return () => {
        clearTimeout(show)
        clearTimeout(announce)
      }
    }
    const remaining = visibleSince.current === undefined ? 0 : Math.max(0, minDuration - (performance.now() - visibleSince.current))
    const hide = setTimeout(() => {
      visibleSince.current = undefined
      setPlaceholderVisible(false)
    }, remaining)
    return () => clearTimeout(hide)
  }, [loading, delay, minDuration, announceAfter])

  const phase = loading || isPlaceholderVisible ? 'loading' : 'loaded'
  return { isPlaceholderVisible, announcement: isAnnounced ? phase : 'none' }
}
