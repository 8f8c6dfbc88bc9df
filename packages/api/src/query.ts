import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, ConnectionError, MalformedResponse } from './kernel/errors.ts'

/** A query cache for one portal: retries only what never arrived, and forgets what a mutation says it touches. */
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
        retry: (count, error) => count < 2 && mayArrive(error),
      },
    },
  })
  return client
}

/** Whether asking again may help: an ApiError is an answer, a timeout has taken long enough, and the transport may have tried in vain. */
function mayArrive(error: Error): boolean {
  if (error instanceof ConnectionError) return error.reason === 'offline' && !error.retried
  return !(error instanceof ApiError) && !(error instanceof MalformedResponse)
}
