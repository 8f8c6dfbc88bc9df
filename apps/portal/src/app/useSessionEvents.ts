import { loginPath } from '@vehicle-partner/domain'
import { useEffect } from 'react'
import { usePortal } from '../session/useSession.ts'

/** Follows what happens to the session from outside: a refused token leads to login and back, another tab's login or logout is joined. */
export function useSessionEvents(): void {
  const { sessionManager, toastQueue, navigate, currentLocation, revalidate } = usePortal()
  useEffect(
    () =>
      sessionManager.onEvent((event) => {
        if (event === 'elsewhere') return void revalidate()
        const { pathname, search } = currentLocation()
        toastQueue.add({ tone: 'info', message: 'Your session has ended. Please log in again.' })
        void navigate(loginPath(pathname, search), { replace: true })
      }),
    [sessionManager, toastQueue, navigate, currentLocation, revalidate],
  )
}
