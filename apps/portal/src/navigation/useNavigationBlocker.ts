import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { Blocker, BlockerFunction } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'

const idle: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }

/**
 * `useBlocker` of react-router, through the router of the portal: the hook itself would be in the part of the library that every public
 * page loads. The router forgets a blocked navigation when an earlier one, such as to another step of the same page, is completed after it;
 * here it stays blocked until it is answered.
 */
export function useNavigationBlocker(shouldBlock: BlockerFunction): Blocker {
  const { router } = usePortal()
  const key = useId()
  const [blocker, setBlocker] = useState(idle)
  const decide = useEffectEvent((...args: Parameters<BlockerFunction>) => shouldBlock(...args))
  useEffect(() => {
    /** The blocked navigation that was not answered yet, and the page that it would leave. */
    let waiting: { location: NonNullable<Blocker['location']>; from: string } | undefined
    const answer = (act: () => void) => () => {
      waiting = undefined
      act()
    }
    router.getBlocker(key, (args) => decide(args))
    const unsubscribe = router.subscribe(({ blockers, location: { pathname } }) => {
      const next = blockers.get(key) ?? idle
      if (next.state === 'unblocked' && waiting?.from === pathname) {
        const { location } = waiting
        waiting = undefined
        void router.navigate(location)
        return
      }
      waiting = next.state === 'blocked' ? { location: next.location, from: pathname } : undefined
      setBlocker(next.state === 'blocked' ? { ...next, reset: answer(next.reset), proceed: answer(next.proceed) } : next)
    })
    return () => {
      unsubscribe()
      router.deleteBlocker(key)
    }
  }, [router, key])
  return blocker
}
