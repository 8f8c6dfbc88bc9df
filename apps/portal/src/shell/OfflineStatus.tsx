import { OfflineBanner } from '@vehicle-partner/ui'
import { useSyncExternalStore } from 'react'
import { usePortal } from '../session/PortalContext.ts'

/** A banner while the device is offline. The live region is always rendered, so that changes are announced. */
export function OfflineStatus() {
  const { network } = usePortal().dependencies
  const online = useSyncExternalStore(network.onChange, network.online)
  return (
    <div role="status">
      {online ? null : <OfflineBanner>You are offline. What you see was loaded before, and may have changed since.</OfflineBanner>}
    </div>
  )
}
