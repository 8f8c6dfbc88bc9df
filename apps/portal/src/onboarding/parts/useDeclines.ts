import { ApiError } from '@vehicle-partner/api'
import { useState } from 'react'

const declineCodes: readonly string[] = ['DocumentDeclined', 'IdentityDeclined', 'AddressDeclined']

/** Counts how often what was sent in this form was declined at once. */
export function useDeclines() {
  const [times, setTimes] = useState(0)
  return {
    times,
    /** Counts the failure if it is a decline. */
    record(error: unknown) {
      if (error instanceof ApiError && declineCodes.includes(error.code)) setTimes((before) => before + 1)
    },
  }
}
