import { useToast } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRouteData } from '../navigation/routeData.ts'
import { usePortal } from '../session/PortalContext.ts'
import { useSession } from '../session/useSession.ts'
import { findHomePage, isItemPage } from './organizationPages.ts'

/**
 * Tells the user when another organisation becomes active, in this tab or in another one. Toasts of the last organisation go: an Undo must
 * not act on what is no longer shown. A tab that shows an item of the last organisation leaves it: `isLeaving`.
 */
export function useOrganizationChange(): { isLeaving: boolean } {
  const { organization, roles } = useSession()
  const { row } = useRouteData()
  const { navigate } = usePortal()
  const toast = useToast()
  const id = organization?.partner?.id
  const name = organization?.partner?.company_name ?? ''
  const [shownId, setShownId] = useState(id)
  const isLeaving = id !== shownId && isItemPage(row.path)
  if (id !== shownId && !isLeaving) setShownId(id)

  const leave = useEffectEvent(() => void navigate(findHomePage(roles), { replace: true }))
  useEffect(() => {
    if (isLeaving) leave()
  }, [isLeaving])

  const announcedId = useRef(id)
  useEffect(() => {
    if (announcedId.current === id) return
    announcedId.current = id
    if (id === undefined) return
    toast.dismiss()
    toast.info(`You are now working for ${name}`)
    // The new page has replaced what had the focus.
    if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [id, name, toast])
  return { isLeaving }
}
