import { loginPath } from '@vehicle-partner/domain'
import { useEffect } from 'react'
import { usePortal } from '../session/PortalContext.ts'

/** Reacts to session changes from outside: a rejected token leads to login, other changes run the route guard again. */
export function useSessionEvents(): void {
  const { sessionManager, toastQueue, navigate, currentLocation, revalidate } = usePortal()
  useEffect(
    () =>
      sessionManager.onEvent((event, message) => {
        if (event !== 'rejected') return void revalidate()
        const { pathname, search } = currentLocation()
        // Without a reason the login page says it.
        if (message !== undefined) toastQueue.add({ tone: 'error', message })
        void navigate(loginPath(pathname, search), { replace: true })
      }),
    [sessionManager, toastQueue, navigate, currentLocation, revalidate],
  )
}
