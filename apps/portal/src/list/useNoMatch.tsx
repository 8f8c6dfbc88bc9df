import { skipToken, useQuery } from '@tanstack/react-query'
import type { ListEndpoint } from '@vehicle-partner/api'
import { useOrganization } from '../session/useSession.ts'
import type { AppliedFilter } from './listFilters.ts'
import type { CountMatches } from './readNoMatch.tsx'
import type { ListState } from './useListQuery.ts'

/** In place of the drawing while it loads. */
const loading = { illustration: <svg width="160" height="72" aria-hidden="true" /> }

/**
 * What takes the place of the rows when none match, and how many rows the search has without the filters: 0 while that is unknown. A row is
 * called by `itemName`: 'vehicle'.
 */
export function useNoMatch<E extends ListEndpoint>(
  isEmpty: boolean,
  list: ListState<E>,
  applied: readonly AppliedFilter<E>[],
  itemName: string,
  countMatches: CountMatches<E> | undefined,
) {
  const { partner } = useOrganization()
  const { data } = useQuery({
    queryKey: ['noMatch', partner.id, list.hrefFor({}), applied],
    // Loaded then, because it is rare.
    queryFn: isEmpty ? async () => (await import('./readNoMatch.tsx')).readNoMatch(list, applied, itemName, countMatches) : skipToken,
  })
  return data ?? { state: loading, matches: 0 }
}
