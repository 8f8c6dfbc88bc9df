import { useQuery } from '@tanstack/react-query'
import { isOrganizationDraft } from '@vehicle-partner/domain'
import type { SetupDraftForm } from '@vehicle-partner/domain/entities'
import { useMemo } from 'react'
import { useApi, useSession } from '../../session/useSession.ts'

/** Whose draft it is: the user's, of a new vehicle or driver in the active organisation. */
export function useDraftInput(form: SetupDraftForm) {
  const { session, organization } = useSession()
  const userId = session?.user.id ?? ''
  const partnerId = isOrganizationDraft(form) ? organization?.partner?.id : undefined
  return useMemo(
    () => ({ params: { id: userId, form }, query: partnerId === undefined ? {} : { partner_id: partnerId } }),
    [userId, form, partnerId],
  )
}

/** The signed-in user's draft of a form as the server has it: null without one. */
export function useSavedDraft(form: SetupDraftForm, enabled = true) {
  const input = useDraftInput(form)
  // Asked again for every visit of the form, and not while it is open: the form reads its values once.
  const result = useQuery({
    ...useApi().drafts.get.query(input),
    enabled,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    retry: 1,
  })
  return { ...result, input }
}
