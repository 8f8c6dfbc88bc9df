import { loginPath } from '@vehicle-partner/domain'
import { useEffect } from 'react'
import { useHome } from './session.tsx'

/** Follows what happens to the session from outside: a refused token leads to login and back, another tab's login or logout is joined. */
export function useSessionEvents(): void {
  const { keeper, notices, go, address, askAgain } = useHome()
  useEffect(
    () =>
      keeper.onEvent((event) => {
        if (event === 'elsewhere') return void askAgain()
        const { pathname, search } = address()
        notices.say({ tone: 'info', message: 'Your session has ended. Please log in again.' })
        void go(loginPath(pathname, search), { replace: true })
      }),
    [keeper, notices, go, address, askAgain],
  )
}
