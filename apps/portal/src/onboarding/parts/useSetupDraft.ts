import type { SetupDraftForm } from '@vehicle-partner/domain/entities'
import { useEffect, useMemo } from 'react'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { createSetupDraft, type SetupDraft } from './setupDraft.ts'
import { useSavedDraft } from './useSavedDraft.ts'

export interface SetupDraftQuery {
  /** Undefined while the draft of the server loads. */
  draft: SetupDraft | undefined
  /** The draft of the server could not be loaded. */
  isError: boolean
  isFetching: boolean
  refetch: () => void
}

/** The signed-in user's draft of a set-up form. It is also sent when the tab is hidden, since phones end hidden tabs. */
export function useSetupDraft(form: SetupDraftForm, enabled = true): SetupDraftQuery {
  const api = useApi()
  const { dependencies, sessionManager } = usePortal()
  const { data, isError, isFetching, refetch, input } = useSavedDraft(form, enabled)
  const draft = useMemo(() => {
    if (data === undefined && !isError) return undefined
    return createSetupDraft({
      form: input.params.form,
      userId: input.params.id,
      partnerId: input.query.partner_id,
      storage: dependencies.storage,
      clock: dependencies.clock,
      server: data === undefined ? undefined : data.data,
      isSignedIn: () => sessionManager.session()?.user.id === input.params.id,
      save: async (values) => (await api.drafts.save({ ...input, body: { values } })).data,
      remove: () => api.drafts.remove(input),
      setTimer(run, milliseconds) {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    })
  }, [data, isError, input, api, dependencies, sessionManager])

  useEffect(() => {
    // A reload cancels the request of what was typed just before it.
    void draft?.flush().catch(() => undefined)
    const saveHiddenTab = () => {
      if (document.visibilityState === 'hidden') void draft?.flush().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', saveHiddenTab)
    return () => document.removeEventListener('visibilitychange', saveHiddenTab)
  }, [draft])
  return { draft, isError, isFetching, refetch: () => void refetch() }
}
