import { useMutation } from '@tanstack/react-query'
import type { Import } from '@vehicle-partner/api'
import { useApi, useOrganization } from '../session/useSession.ts'
import type { DraftRow } from './draftRows.ts'
import type { ImportKind } from './importFields.ts'

interface ImportOrder {
  rows: readonly DraftRow[]
  /** `skip` imports the valid rows, `abort` all or none. */
  onError: 'skip' | 'abort'
}

/** Milliseconds between two questions about an import that runs in the background. */
const pollInterval = 1500
/** How many questions in a row may fail before the user is told: the import itself goes on. */
const maxFailedQuestions = 5

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Checks rows without writing them, or imports them; both resolve when the result of each row is there. */
export function useImportCall(kind: ImportKind) {
  const { imports } = useApi()
  const { partner } = useOrganization()
  const params = { id: partner.id }

  /** An import of many rows runs in the background. */
  async function waitForResult(started: Import): Promise<Import> {
    let current = started
    let failedQuestions = 0
    while (current.id !== null && (current.status === 'queued' || current.status === 'processing')) {
      await wait(pollInterval)
      try {
        current = (await imports.get({ params: { ...params, importId: current.id } })).data
        failedQuestions = 0
      } catch (error) {
        failedQuestions += 1
        if (failedQuestions === maxFailedQuestions) throw error
      }
    }
    if (current.status !== 'done') throw new Error('The import did not work, and nothing was added. Please try again.')
    return current
  }
  const send = async ({ rows, onError }: ImportOrder, dryRun: boolean) => {
    const body = { dry_run: dryRun, on_error: onError, rows: rows.map(({ cells }) => cells) }
    return waitForResult((await imports[kind]({ params, body })).data)
  }
  const run = useMutation({ mutationFn: (order: ImportOrder) => send(order, false), meta: imports[kind].mutation().meta })
  return {
    check: (rows: readonly DraftRow[]) => send({ rows, onError: 'skip' }, true),
    run: run.mutateAsync,
  }
}
