import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, MalformedAnswer } from './kernel/errors.ts'

/** A query cache for one portal: retries only what never arrived, and forgets what a mutation says it touches. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _context, mutation) => {
        const touches = mutation.meta?.['touches']
        if (!Array.isArray(touches)) return
        return Promise.all(touches.map((resource) => client.invalidateQueries({ queryKey: [resource] }))).then(() => undefined)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // An ApiError is an answer; asking again gives the same one.
        retry: (count, error) => count < 2 && !(error instanceof ApiError) && !(error instanceof MalformedAnswer),
      },
    },
  })
  return client
}
