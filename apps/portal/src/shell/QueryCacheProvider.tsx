import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '@vehicle-partner/api/query'
import { RealtimeProvider } from '@vehicle-partner/api/realtime'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useAfterUnmount } from '../loading/useAfterUnmount.ts'
import { useRealtimeConnection } from '../realtime/useRealtimeConnection.ts'
import { describeAccess } from '../session/describeAccess.ts'
import { takeFirstResponses } from '../session/firstResponses.ts'
import { useApi, useSession } from '../session/useSession.ts'
import { usePortal } from '../session/PortalContext.ts'
import { useQuietNetwork } from './useQuietNetwork.ts'

/**
 * Provides the query cache; each session has its own. Once the first page has what it shows, a realtime connection keeps the cache up to
 * date.
 */
export function QueryCacheProvider({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const [isPageReady, setPageReady] = useState(false)
  const connection = useRealtimeConnection(isPageReady)
  return (
    <RealtimeProvider realtime={connection?.realtime}>
      <SessionQueryCache key={describeAccess(session)}>
        {isPageReady ? null : <PageReadiness onReady={() => setPageReady(true)} />}
        {connection ? <connection.Effects realtime={connection.realtime} /> : null}
        {children}
      </SessionQueryCache>
    </RealtimeProvider>
  )
}

/** Calls back when the page has what it shows. */
function PageReadiness({ onReady }: { onReady: () => void }) {
  const isReady = useQuietNetwork(quietMs)
  const report = useEffectEvent(onReady)
  useEffect(() => {
    if (isReady) report()
  }, [isReady])
  return null
}

/** Milliseconds without a request after which the page has what it shows. */
const quietMs = 800

function SessionQueryCache({ children }: { children: ReactNode }) {
  const { sessionManager, dependencies } = usePortal()
  const { session } = useSession()
  const { network } = dependencies
  const api = useApi()
  const [queryClient] = useState(() => {
    const client = createQueryClient()
    const { queries, mutations } = client.getDefaultOptions()
    const retry = queries?.retry
    client.setDefaultOptions({
      // Without a network a write fails at once. Otherwise it would be sent whenever there is one again, even if the user has cancelled.
      mutations: { ...mutations, networkMode: 'always' },
      queries: {
        ...queries,
        // The portal's network dependency decides, not TanStack Query's own check of the browser.
        networkMode: 'always',
        retry: (failureCount, error) => network.online() && (typeof retry === 'function' ? retry(failureCount, error) : false),
      },
    })
    // What the page has asked before its program was loaded.
    for (const { queryKey, response, data } of takeFirstResponses(api, session?.token))
      if (data === undefined) void client.prefetchQuery({ queryKey, queryFn: () => response })
      else client.setQueryData(queryKey, data)
    const profile = sessionManager.profile()
    const pendingProfile = sessionManager.pendingProfile()
    if (profile) client.setQueryData(api.users.profile.key, profile)
    // The validation at the start asks for the profile: the page does not ask again.
    else if (pendingProfile)
      void client.prefetchQuery({ ...api.users.profile.query(), queryFn: async () => (await pendingProfile) ?? api.users.profile() })
    return client
  })
  useEffect(
    () =>
      network.onChange(() => {
        if (!network.online()) return
        void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' || query.isStale() })
      }),
    [network, queryClient],
  )
  // The data of a session that has ended would stay in memory for minutes.
  useAfterUnmount(() => queryClient.clear())
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
