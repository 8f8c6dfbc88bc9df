import { useApi } from '../../session/useSession.ts'
import { completeAddress } from './insertSuggestedPlace.ts'

/** Suggests addresses for what is typed, keeping its house number. */
export function useAddressSuggestions(): (query: string, context: { signal: AbortSignal }) => Promise<string[]> {
  const { places } = useApi()
  return async (query, { signal }) => {
    const { data } = await places.suggestions({ query: { query } }, { signal })
    return data.map(({ description }) => completeAddress(query, description))
  }
}
