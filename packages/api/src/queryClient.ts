import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ConnectionError } from './kernel/connectionError.ts'
import { ApiError, MalformedResponse } from './kernel/errors.ts'

/** Creates a query cache that retries only failed connections and invalidates the resources that a mutation names. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _context, mutation) => {
        const invalidates = mutation.meta?.['invalidates']
        if (!Array.isArray(invalidates)) return
        return Promise.all(invalidates.map((resource) => client.invalidateQueries({ queryKey: [resource] }))).then(() => undefined)
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
