import { useQuery } from '@tanstack/react-query'
import type { SetupDraftForm } from '@vehicle-partner/domain/entities'
import { useMemo } from 'react'
import { useApi, useSession } from '../../session/useSession.ts'

/** The signed-in user's draft of a form as the server has it: null without one. */
export function useSavedDraft(form: SetupDraftForm, enabled = true) {
  const { session } = useSession()
  const userId = session?.user.id ?? ''
  const params = useMemo(() => ({ id: userId, form }), [userId, form])
  // Asked again for every visit of the form, and not while it is open: the form reads its values once.
  const result = useQuery({
    ...useApi().drafts.get.query({ params }),
    enabled,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    retry: 1,
  })
  return { ...result, params }
}
