import { useRealtimeStatus } from '@vehicle-partner/api/realtime'
import { useEffect, useState } from 'react'
import { useOnline } from '../session/useOnline.ts'

/**
 * What the user is told about the connection. `live`: changes appear by themselves. `reconnecting`: they did a moment ago. `delayed`: they
 * appear after a while. `offline`: they do not. `quiet`: nothing is known yet, or no connection was opened.
 */
export type ConnectionStatus = 'quiet' | 'live' | 'reconnecting' | 'delayed' | 'offline'

/** Milliseconds of a lost connection before the user is told: most come back at once. */
const patienceMs = 3000

const statusNames = { off: 'quiet', connecting: 'quiet', live: 'live', reconnecting: 'reconnecting', polling: 'delayed' } as const

/** The connection of this page. A short interruption is not shown. */
export function useConnectionStatus(): ConnectionStatus {
  const online = useOnline()
  const current = statusNames[useRealtimeStatus()]
  const [shown, setShown] = useState<ConnectionStatus>(current)
  // A restored connection shows at once, a lost one after a while.
  if (current === 'live' && shown !== 'live') setShown('live')
  useEffect(() => {
    if (current === shown) return
    const timer = setTimeout(() => setShown(current), patienceMs)
    return () => clearTimeout(timer)
  }, [current, shown])
  return online ? shown : 'offline'
}
