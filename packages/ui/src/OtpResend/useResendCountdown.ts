'use client'
import { useEffect, useState } from 'react'
import { getSecondsLeft } from './resendCountdown.ts'

interface CountdownOptions {
  sentAt: string
  seconds: number
  clock: () => Date
}

/** The remaining seconds by wall clock, so that they are right after the page was in the background. */
export function useResendCountdown({ sentAt, seconds, clock }: CountdownOptions): number {
  const [now, setNow] = useState(clock)
  // A new `sentAt` restarts the countdown in the same render.
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
