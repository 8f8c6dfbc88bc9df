'use client'
import { useEffect, useRef } from 'react'

// Chromium's own; TypeScript does not know it.
interface MessageRequest {
  otp: { transport: readonly ['sms'] }
  signal: AbortSignal
}
interface MessageReader {
  get: (request: MessageRequest) => Promise<{ code?: unknown } | null>
}

/** Asks the browser for the code of the message that is on its way. Where it cannot, or may not, nothing happens. */
export function useWebOtp(waits: boolean, onCode: (code: string) => void) {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    if (!waits || !('OTPCredential' in window) || !('credentials' in navigator)) return
    const asked = new AbortController()
    const reader = navigator.credentials as unknown as MessageReader // the request is not in the types of the DOM
    const read = async () => {
      const message = await reader.get({ otp: { transport: ['sms'] }, signal: asked.signal })
      if (!asked.signal.aborted && typeof message?.code === 'string') latest.current(message.code)
    }
    // Refused, timed out or taken back: the person types.
    read().catch(() => {})
    return () => asked.abort()
  }, [waits])
}
