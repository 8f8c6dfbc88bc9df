import { useSearchParams } from 'react-router-dom'
import type { SetupDraft } from '../../onboarding/parts/setupDraft.ts'

/** The step of a form in the query `step`, so that a reload stays there. Without a draft the form begins with its first step. */
export function useFormStep(draft: SetupDraft) {
  const [search, setSearch] = useSearchParams()
  return {
    initialStep: draft.read() === null ? undefined : (search.get('step') ?? undefined),
    onStepChange(step: string) {
      const next = new URLSearchParams(search)
      next.set('step', step)
      setSearch(next, { replace: true, preventScrollReset: true })
    },
  }
}
