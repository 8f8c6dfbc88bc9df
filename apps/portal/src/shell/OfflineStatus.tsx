import { OfflineBanner } from '@vehicle-partner/ui'
import { useOnline } from '../session/useOnline.ts'

/** A banner while the device is offline. The live region is always rendered, so that changes are announced. */
export function OfflineStatus() {
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : <OfflineBanner>You are offline. What you see was loaded before, and may have changed since.</OfflineBanner>}
    </div>
  )
}
