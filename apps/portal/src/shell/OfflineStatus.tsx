import { formatTimeOfDay } from '@vehicle-partner/domain'
import { OfflineBanner, VisuallyHidden } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useConnectionStatus, type ConnectionStatus } from './useConnectionStatus.ts'
import { useShownSince } from './useShownSince.ts'

/**
 * A banner while what the page shows may be out of date, with its time. The live region is always rendered, so that changes are announced.
 */
export function OfflineStatus() {
  const status = useConnectionStatus()
  const since = useShownSince(status === 'live')
  const text = describeStatus(status, since)
  const [wasInterrupted, setWasInterrupted] = useState(false)
  if (text !== undefined && !wasInterrupted) setWasInterrupted(true)
  return (
    <div role="status">
      {text === undefined ? null : <OfflineBanner kind={status === 'offline' ? 'offline' : 'reconnecting'}>{text}</OfflineBanner>}
      {text === undefined && wasInterrupted ? <VisuallyHidden>Connected again. What you see is up to date.</VisuallyHidden> : null}
    </div>
  )
}

function describeStatus(status: ConnectionStatus, since: Date | undefined): string | undefined {
  const shown = since ? `What you see is as of ${formatTimeOfDay(since)}` : 'What you see was loaded before'
  if (status === 'offline') return `You are offline. ${shown}, and may have changed since.`
  if (status === 'reconnecting') return `Reconnecting… ${shown}.`
  return status === 'delayed' ? `Changes appear with a delay. ${shown}.` : undefined
}
