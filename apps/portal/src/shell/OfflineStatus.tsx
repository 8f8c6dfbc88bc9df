import { OfflineBanner } from '@vehicle-partner/ui'
import { useSyncExternalStore } from 'react'
import { usePortal } from '../session/useSession.ts'

/** Says that the network is gone, for as long as it is. The region is always there, so that the change is announced. */
export function OfflineStatus() {
  const { network } = usePortal().dependencies
  const online = useSyncExternalStore(network.onChange, network.online)
  return (
    <div role="status">
      {online ? null : <OfflineBanner>You are offline. What you see was loaded before, and may have changed since.</OfflineBanner>}
    </div>
  )
}
