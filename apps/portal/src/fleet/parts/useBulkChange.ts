import { ConnectionError } from '@vehicle-partner/api'
import { useState } from 'react'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'

export interface BulkFailure {
  id: string
  message: string
}

/** What a change of several rows did, with what it did before a lost connection. */
export interface BulkResult<Changed> {
  changed: readonly Changed[]
  /** The rows that were refused, with the reason. */
  failures: readonly BulkFailure[]
  /** The rows that were not changed because the connection was lost on the way. */
  waiting: readonly string[]
}

interface BulkChange<Changed> {
  /** Undefined before the first change. */
  result: BulkResult<Changed> | undefined
  /** Changes one row after the other. */
  run: (ids: readonly string[]) => Promise<BulkResult<Changed>>
}

/**
 * Makes one change on several rows: each succeeds or fails on its own, and a lost connection ends it with the rest left to do. `isSentBefore`:
 * the row was sent when the connection was lost, and may have been changed.
 */
export function useBulkChange<Changed>(change: (id: string, isSentBefore: boolean) => Promise<Changed>): BulkChange<Changed> {
  const [result, setResult] = useState<BulkResult<Changed>>()
  return {
    result,
    async run(ids) {
      // After a lost connection the rest is tried: what was done stays done, what was refused stays refused.
      const changed: Changed[] = [...(result?.changed ?? [])]
      const failures: BulkFailure[] = [...(result?.failures ?? [])]
      let waiting: readonly string[] = []
      for (const [at, id] of ids.entries()) {
        try {
          changed.push(await change(id, result?.waiting[0] === id))
        } catch (error) {
          if (error instanceof ConnectionError) {
            waiting = ids.slice(at)
            break
          }
          failures.push({ id, message: getErrorMessage(error, 'call') })
        }
      }
      const next = { changed, failures, waiting }
      setResult(next)
      return next
    },
  }
}
