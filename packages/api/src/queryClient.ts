import { MutationCache, QueryClient, type MutationMeta } from '@tanstack/react-query'
import { ConnectionError } from './kernel/connectionError.ts'
import { ApiError, MalformedResponse } from './kernel/errors.ts'

/**
 * Creates a query cache that retries only failed connections and invalidates the resources that a mutation names, also when the mutation got no
 * response: it may have been executed.
 */
export function createQueryClient(): QueryClient {
  const invalidateResources = async (meta: MutationMeta | undefined) => {
    const resources = meta?.['invalidates']
    if (Array.isArray(resources)) await Promise.all(resources.map((resource) => client.invalidateQueries({ queryKey: [resource] })))
  }
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _context, { meta }) => invalidateResources(meta),
      // The error is shown at once: nothing waits for what is read again.
      onError: (error, _input, _context, { meta }) => {
        if (!(error instanceof ApiError && error.status < 500)) void invalidateResources(meta)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && isRetryable(error),
      },
    },
  })
  return client
}

/** Only an unreachable network is worth a retry, and only if the transport did not retry already. */
function isRetryable(error: Error): boolean {
  if (error instanceof ConnectionError) return error.reason === 'offline' && !error.retried
  return !(error instanceof ApiError) && !(error instanceof MalformedResponse)
}
