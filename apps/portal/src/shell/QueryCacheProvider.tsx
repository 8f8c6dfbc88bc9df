import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '@vehicle-partner/api/query'
import { useEffect, useState, type ReactNode } from 'react'
import { useApi, usePortal, useSession } from '../session/useSession.ts'

/** The cache of the server's answers. Another session starts with an empty one. */
export function QueryCacheProvider({ children }: { children: ReactNode }) {
  const { session } = useSession()
  return <SessionQueryCache key={session?.token}>{children}</SessionQueryCache>
}

function SessionQueryCache({ children }: { children: ReactNode }) {
  const { sessionManager, dependencies } = usePortal()
  const { network } = dependencies
  const api = useApi()
  const [cache] = useState(() => {
    const client = createQueryClient()
    const { queries } = client.getDefaultOptions()
    const retry = queries?.retry
    client.setDefaultOptions({
      queries: {
        ...queries,
        // The given network decides, not the library's own look at the browser.
        networkMode: 'always',
        retry: (count, error) => network.online() && (typeof retry === 'function' ? retry(count, error) : false),
      },
    })
    const profile = sessionManager.profile()
    if (profile) client.setQueryData(api.users.profile.key, profile)
    return client
  })
  useEffect(
    () =>
      network.onChange(() => {
        if (network.online()) void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
      }),
    [network, cache],
  )
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>
}
