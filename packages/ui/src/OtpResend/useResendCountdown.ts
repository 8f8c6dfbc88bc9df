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
  const [previousSentAt, setPreviousSentAt] = useState(sentAt)
  if (previousSentAt !== sentAt) {
    setPreviousSentAt(sentAt)
    setNow(clock())
  }
  const secondsLeft = getSecondsLeft({ sentAt, seconds, now })
  const isWaiting = secondsLeft > 0
  useEffect(() => {
    if (!isWaiting) return
    const updateNow = () => setNow(clock())
    const timer = setInterval(updateNow, 1000)
    document.addEventListener('visibilitychange', updateNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', updateNow)
    }
  }, [isWaiting, sentAt, clock])
  return secondsLeft
}
