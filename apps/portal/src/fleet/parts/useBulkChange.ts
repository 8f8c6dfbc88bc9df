import { useState } from 'react'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'

export interface BulkFailure {
  id: string
  message: string
}

interface BulkChange {
  /** The rows of which the change was not made, with the reason; undefined before the first change. */
  failures: readonly BulkFailure[] | undefined
  isPending: boolean
  /** Changes one row after the other. Resolves to the failures. */
  run: (ids: readonly string[], describeDone: (count: number) => string) => Promise<readonly BulkFailure[]>
}

/** Makes one change on several rows: each succeeds or fails on its own, and the failures say why. */
export function useBulkChange(change: (id: string) => Promise<unknown>): BulkChange {
  const showSuccess = useSuccessToast()
  const [failures, setFailures] = useState<readonly BulkFailure[]>()
  const [isPending, setPending] = useState(false)
  return {
    failures,
    isPending,
    async run(ids, describeDone) {
      setPending(true)
      const failed: BulkFailure[] = []
      for (const id of ids) await change(id).catch((error: unknown) => failed.push({ id, message: getErrorMessage(error, 'call') }))
      setPending(false)
      setFailures(failed)
      if (failed.length < ids.length) showSuccess(describeDone(ids.length - failed.length))
      return failed
    },
  }
}
