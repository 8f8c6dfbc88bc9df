'use client'
import { useEffect, useEffectEvent } from 'react'

// WebOTP is Chromium only and missing from TypeScript's DOM types.
interface OtpCredentialRequest {
  otp: { transport: readonly ['sms'] }
  signal: AbortSignal
}
interface OtpCredentialsContainer {
  get: (request: OtpCredentialRequest) => Promise<{ code?: unknown } | null>
}

/** Asks the browser for the code of an incoming SMS. Does nothing where WebOTP is missing or denied. */
export function useWebOtp(enabled: boolean, onCode: (code: string) => void) {
  const fillIn = useEffectEvent(onCode)
  useEffect(() => {
    if (!enabled || !('OTPCredential' in window)) return
    const controller = new AbortController()
    const credentials = navigator.credentials as unknown as OtpCredentialsContainer // WebOTP is not in the DOM types
    const requestCode = async () => {
      const message = await credentials.get({ otp: { transport: ['sms'] }, signal: controller.signal })
      if (!controller.signal.aborted && typeof message?.code === 'string') fillIn(message.code)
    }
    // Denied, timed out or aborted: the user types the code.
    requestCode().catch(() => {})
    return () => controller.abort()
  }, [enabled])
}
