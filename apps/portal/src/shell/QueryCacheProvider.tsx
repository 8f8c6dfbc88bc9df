import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '@vehicle-partner/api/query'
import { useEffect, useState, type ReactNode } from 'react'
import { useApi, useSession } from '../session/useSession.ts'
import { usePortal } from '../session/PortalContext.ts'

/** Provides the query cache; each session has its own. */
export function QueryCacheProvider({ children }: { children: ReactNode }) {
  const { session } = useSession()
  return <SessionQueryCache key={session?.token}>{children}</SessionQueryCache>
}

function SessionQueryCache({ children }: { children: ReactNode }) {
  const { sessionManager, dependencies } = usePortal()
  const { network } = dependencies
  const api = useApi()
  const [queryClient] = useState(() => {
    const client = createQueryClient()
    const { queries } = client.getDefaultOptions()
    const retry = queries?.retry
    client.setDefaultOptions({
      queries: {
        ...queries,
        // The portal's network dependency decides, not TanStack Query's own check of the browser.
        networkMode: 'always',
        retry: (failureCount, error) => network.online() && (typeof retry === 'function' ? retry(failureCount, error) : false),
      },
    })
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
        if (network.online()) void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
      }),
    [network, queryClient],
  )
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
