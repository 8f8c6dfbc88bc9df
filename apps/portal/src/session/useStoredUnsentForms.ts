import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from './PortalContext.ts'
import { storeUnsentForms, type StoredUnsentForms } from './storedUnsentForms.ts'
import { useSession } from './useSession.ts'

/** What was typed into forms of this page and not sent: it outlives a reload of this tab, for its user alone. */
export function useStoredUnsentForms(): StoredUnsentForms {
  const { unsentForms, dependencies } = usePortal()
  const { session } = useSession()
  const prefix = `UNSENT ${session?.user.id} ${useLocation().pathname}`
  return useMemo(() => storeUnsentForms(unsentForms, dependencies.tabStorage, prefix), [unsentForms, dependencies, prefix])
}
