import { useToast } from '@vehicle-partner/ui'
import { useEffect, useRef } from 'react'
import { useSession } from '../session/useSession.ts'

/**
 * Tells the user when another organisation becomes active, in this tab or in another one. Toasts of the last organisation go: an Undo must
 * not act on what is no longer shown. The new page has the focus on its heading.
 */
export function useOrganizationChange(): void {
  const { organization } = useSession()
  const toast = useToast()
  const id = organization?.partner?.id
  const name = organization?.partner?.company_name ?? ''
  const shownId = useRef(id)
  useEffect(() => {
    if (shownId.current === id) return
    shownId.current = id
    if (id === undefined) return
    toast.dismiss()
    toast.info(`You are now working for ${name}`)
    const heading = document.querySelector('h1')
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
  }, [id, name, toast])
}
