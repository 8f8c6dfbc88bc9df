import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { Blocker, BlockerFunction } from 'react-router-dom'
import { usePortal } from '../session/PortalContext.ts'

const idle: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }

/**
 * `useBlocker` of react-router, through the router of the portal: the hook itself would be in the part of the library that every public
 * page loads.
 */
export function useNavigationBlocker(shouldBlock: BlockerFunction): Blocker {
  const { router } = usePortal()
  const key = useId()
  const [blocker, setBlocker] = useState(idle)
  const decide = useEffectEvent((...args: Parameters<BlockerFunction>) => shouldBlock(...args))
  useEffect(() => {
    router.getBlocker(key, (args) => decide(args))
    const unsubscribe = router.subscribe(({ blockers }) => setBlocker(blockers.get(key) ?? idle))
    return () => {
      unsubscribe()
      router.deleteBlocker(key)
    }
  }, [router, key])
  return blocker
}
