import { formatTimeOfDay } from '@vehicle-partner/domain'
import { OfflineBanner, useLazyModule, VisuallyHidden } from '@vehicle-partner/ui'
import { useState } from 'react'
import { withTimeout } from '../loading/withTimeout.ts'
import { useConnectionStatus, type ConnectionStatus } from './useConnectionStatus.ts'
import { useQuietValue } from './useQuietValue.ts'
import { useQuietNetwork } from './useQuietNetwork.ts'
import { useShownSince } from './useShownSince.ts'

/** Without a network it may not load: then the banner stands alone. */
const loadKeptStatus = () => withTimeout(import('./KeptStatus.tsx'))

/** Milliseconds without a request after which it is asked whether the page shows what was kept on this device. */
const quietMs = 1000

/** Whether a banner speaks of the connection. */
const hasBanner = (status: ConnectionStatus) => status === 'offline' || status === 'reconnecting' || status === 'delayed'

export interface OfflineStatusProps {
  /** The banner of a lost connection lies over the header of the page, where nothing works without a network. @default false */
  overlay?: boolean
}

/**
 * A banner while what the page shows may be out of date, with its time. The live region is always rendered, so that changes are announced.
 * A banner that moves the page comes and goes when no one is about to press anything.
 */
export function OfflineStatus({ overlay = false }: OfflineStatusProps) {
  const current = useConnectionStatus()
  const isOver = (status: ConnectionStatus) => overlay && status !== 'delayed'
  const status = useQuietValue(current, hasBanner(current) && !isOver(current) ? 'banner' : '') ?? current
  const since = useShownSince(current === 'live')
  const isQuiet = useQuietNetwork(quietMs)
  const { KeptStatus } = useLazyModule(isQuiet || status === 'offline', loadKeptStatus) ?? {}
  const text = describeStatus(status, since)
  const [wasInterrupted, setWasInterrupted] = useState(false)
  if (text !== undefined && !wasInterrupted) setWasInterrupted(true)
  const banner =
    text === undefined ? null : (
      <OfflineBanner kind={status === 'offline' ? 'offline' : 'reconnecting'} overlay={isOver(status)}>
        {text}
      </OfflineBanner>
    )
  return (
    <div role="status">
      {KeptStatus ? <KeptStatus>{banner}</KeptStatus> : banner}
      {text === undefined && wasInterrupted ? <VisuallyHidden>Connected again. What changed meanwhile is loading.</VisuallyHidden> : null}
    </div>
  )
}

function describeStatus(status: ConnectionStatus, since: Date | undefined): string | undefined {
  const shown = since ? `What you see is as of ${formatTimeOfDay(since)}` : 'What you see was loaded before'
  if (status === 'offline') return `You are offline. ${shown}, and may have changed since.`
  if (status === 'reconnecting') return `Reconnecting… ${shown}.`
  return status === 'delayed' ? `Changes appear with a delay. ${shown}.` : undefined
}
