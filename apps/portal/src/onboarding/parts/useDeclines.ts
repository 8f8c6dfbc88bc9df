import { ApiError } from '@vehicle-partner/api'
import { useState } from 'react'

const declineCodes: readonly string[] = ['DocumentDeclined', 'IdentityDeclined', 'AddressDeclined']

/** The reason of a check that declines what was sent; undefined for any other failure. */
const readDeclineReason = (error: unknown): string | undefined =>
  error instanceof ApiError && declineCodes.includes(error.code) ? error.message : undefined

/** Counts how often what was sent in this form was declined at once, and keeps the last reason. */
export function useDeclines() {
  const [{ times, reason }, setDeclines] = useState<{ times: number; reason?: string }>({ times: 0 })
  return {
    times,
    reason,
    /** Counts the failure if it is a decline. */
    record(error: unknown) {
      const declined = readDeclineReason(error)
      if (declined !== undefined) setDeclines((before) => ({ times: before.times + 1, reason: declined }))
    },
  }
}
