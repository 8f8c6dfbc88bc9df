import type { SharedRealtime } from '@vehicle-partner/api/realtime'
import { revokedMessage } from '@vehicle-partner/domain'
import { useEffect, useState, type ComponentType } from 'react'
import { withTimeout } from '../loading/withTimeout.ts'
import { usePortal } from '../session/PortalContext.ts'
import { useApi, useSession } from '../session/useSession.ts'

/** An open connection, and the component that follows its events inside a query cache. */
export interface RealtimeConnection {
  realtime: SharedRealtime
  Effects: ComponentType<{ realtime: SharedRealtime }>
}

/** Milliseconds after which a connection whose code could not be loaded is tried again. */
const tryAgainMs = 30_000

/**
 * The realtime connection of the session in its active organisation. Opened when the page is ready, closed at logout and before another
 * organisation.
 */
export function useRealtimeConnection(isPageReady: boolean): RealtimeConnection | undefined {
  const { sessionManager, dependencies } = usePortal()
  const { openRealtime, network } = dependencies
  const { session } = useSession()
  const api = useApi()
  const [connection, setConnection] = useState<RealtimeConnection>()
  const [attempts, setAttempts] = useState(0)
  const token = session?.token
  const userId = session?.user.id
  const partnerId = session?.activeContext?.partner?.id

  useEffect(() => {
    if (!isPageReady || !openRealtime || token === undefined || userId === undefined) return
    let isCurrent = true
    let opened: SharedRealtime | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = async () => {
      const [realtime, { RealtimeEffects: Effects }] = await withTimeout(
        Promise.all([
          openRealtime({
            userId,
            partnerId,
            api,
            token: () => sessionManager.session()?.token,
            lastSeq: partnerId === undefined ? undefined : sessionManager.firstEventSeq(partnerId),
            onUnauthorized: (reason) => sessionManager.reject(token, reason === 'access_revoked' ? revokedMessage : undefined),
            lowData: () => network.savesData?.() === true,
          }),
          import('./RealtimeEffects.tsx'),
        ]),
      )
      if (!isCurrent) return
      opened = realtime
      setConnection({ realtime, Effects })
      realtime.connect()
    }
    open().catch(() => {
      timer = setTimeout(() => setAttempts((tried) => tried + 1), tryAgainMs)
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
      opened?.disconnect()
      setConnection(undefined)
    }
  }, [isPageReady, openRealtime, sessionManager, network, api, token, userId, partnerId, attempts])
  return connection
}
