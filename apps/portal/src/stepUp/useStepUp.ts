import type { CallOptions } from '@vehicle-partner/api'
import { createContext, use } from 'react'

/**
 * Runs a write that may need a step-up, with the proof of this session if there is one. When the server asks for it, a dialog does, and the
 * write is sent once more. Rejects with an `AbortError` when the user gives up; error toasts do not show that.
 */
export type RunWithStepUp = <Result>(write: (options: CallOptions) => Promise<Result>) => Promise<Result>

export const StepUpContext = createContext<RunWithStepUp | undefined>(undefined)

/**
 * The step-up of the session: `await withStepUp((options) => remove.mutateAsync({ params: { id }, options }))`. What was typed stays, as the
 * form waits for the write.
 */
export function useStepUp(): RunWithStepUp {
  const run = use(StepUpContext)
  if (!run) throw new Error('useStepUp needs the shell around it')
  return run
}
