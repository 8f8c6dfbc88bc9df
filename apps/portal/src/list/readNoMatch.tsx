import type { ListEndpoint, ListInput } from '@vehicle-partner/api'
import { formatCount } from '@vehicle-partner/domain'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import type { AppliedFilter } from './listFilters.ts'
import { withoutFilters } from './ListToolbar.tsx'
import { toListInput, type ListState } from './useListQuery.ts'

/** Calls a list with another query, to know how many rows it has. */
export type CountMatches<E extends ListEndpoint> = (query: ListInput<E>) => Promise<{ metadata: { total: number } }>

/** What takes the place of the rows when none match: a drawing and a text, and how many rows the search has without the filters. */
export async function readNoMatch<E extends ListEndpoint>(
  { query, search }: Pick<ListState<E>, 'query' | 'search'>,
  applied: readonly AppliedFilter<E>[],
  itemName: string,
  countMatches: CountMatches<E> | undefined,
) {
  const canCount = search !== '' && applied.length > 0
  const unfiltered = { ...query, ...withoutFilters(applied), ...toListInput<E>({ page: 1, perPage: 10 }) }
  const found = canCount ? await countMatches?.(unfiltered).catch(() => undefined) : undefined
  const matches = found?.metadata.total ?? 0
  return {
    state: { illustration: <EmptyRoadIllustration missing />, description: describeNoMatch(itemName, search, applied, matches) },
    matches,
  }
}

/** The text of an empty result, such as 'No vehicle has “hiace” with City: Lagos. 5 match without the filters.' */
export function describeNoMatch(
  itemName: string,
  search: string,
  applied: readonly { label: string; value: string }[],
  matches: number,
): string {
  const filters = applied.map(({ label, value }) => `${label}: ${value}`).join(' and ')
  if (search === '') return `No ${itemName} has ${filters}.`
  if (filters === '') return `No ${itemName} has “${search}”.`
  const others = matches > 0 ? ` ${formatCount(matches)}\u00a0${matches === 1 ? 'matches' : 'match'} without the filters.` : ''
  return `No ${itemName} has “${search}” with ${filters}.${others}`
}
