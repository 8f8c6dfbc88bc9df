import { useToast } from '@vehicle-partner/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'
import { errorToastId } from './useErrorToast.ts'

/**
 * Shows the toasts of the toast queue. Errors, warnings and information speak of a page and are dismissed when the user leaves it;
 * successes stay, because the work is done.
 */
export function usePageToasts(): void {
  const { toastQueue, currentLocation } = usePortal()
  const toast = useToast()
  const { pathname, key } = useLocation()
  /** Queued toasts and their pages; undefined until the navigation that caused a toast has arrived. */
  const shown = useRef<{ id: string; page: string | undefined }[]>([])
  const lastPathname = useRef(pathname)

  useEffect(() => {
    for (const each of shown.current) {
      each.page ??= pathname
      if (each.page !== pathname) toast.dismiss(each.id)
    }
    shown.current = shown.current.filter(({ page }) => page === pathname)
    if (lastPathname.current !== pathname) toast.dismiss(errorToastId)
    lastPathname.current = pathname
  }, [pathname, key, toast])

  useEffect(
    () =>
      toastQueue.subscribe(({ tone, message, page }) => {
        // The route guard may reject a page twice before the redirect has arrived: one toast, of the page that the redirect leads to.
        const id = toast[tone](message, { id: message })
        shown.current = shown.current.filter((each) => each.id !== id)
        shown.current.push({ id, page: page === 'current' ? currentLocation().pathname : undefined })
      }),
    [toastQueue, toast, currentLocation],
  )
}
