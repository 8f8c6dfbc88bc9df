'use client'
import { useEffect, useState } from 'react'
import { getSecondsLeft } from './resendCountdown.ts'

interface CountdownOptions {
  sentAt: string
  seconds: number
  clock: () => Date
}

/** The seconds left by the clock on the wall: a page that slept in the background wakes up with the right ones. */
export function useResendCountdown({ sentAt, seconds, clock }: CountdownOptions): number {
  const [now, setNow] = useState(clock)
  // A new code starts a new wait in the same render, not a second later.
  const [since, setSince] = useState(sentAt)
  if (since !== sentAt) {
    setSince(sentAt)
    setNow(clock())
  }
  const left = getSecondsLeft({ sentAt, seconds, now })
  const waiting = left > 0
  useEffect(() => {
    if (!waiting) return
    const look = () => setNow(clock())
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [waiting, sentAt, clock])
  return left
}
