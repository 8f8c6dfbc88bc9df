import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '@vehicle-partner/api/query'
import { useEffect, useState, type ReactNode } from 'react'
import { useApi, useHome, useSession } from '../app/session.tsx'

/** The cache of the server's answers. Another session starts with an empty one. */
export function Answers({ children }: { children: ReactNode }) {
  const { session } = useSession()
  return <Cache key={session?.token}>{children}</Cache>
}

function Cache({ children }: { children: ReactNode }) {
  const { keeper, ports } = useHome()
  const { network } = ports
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
    const profile = keeper.profile()
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
