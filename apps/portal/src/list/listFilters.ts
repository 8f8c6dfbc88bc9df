import type { ListEndpoint, ListInput } from '@vehicle-partner/api'
import { formatDateRange } from '@vehicle-partner/domain'
import type { ListState } from './useListQuery.ts'
import { countChosen } from './countChosen.ts'

/** One value of a filter that may be repeated. */
type ValueOf<T> = Exclude<NonNullable<T>, readonly unknown[]>

/** The names of a list's filters. */
export type FilterName<E extends ListEndpoint> = Exclude<keyof ListInput<E>, 'page' | 'perPage' | 'sort' | 'search'> & string

export interface FilterOption<Value> {
  value: Value
  label: string
}

interface NamedFilter<E extends ListEndpoint, Name extends FilterName<E>> {
  name: Name
  label: string
  /** The values to choose from, typed by the call. */
  options: readonly FilterOption<ValueOf<ListInput<E>[Name]>>[]
  /** Whether several values can be chosen, or one. */
  kind: 'several' | 'one'
}

/** A filter of one item among many, which is found by typing. */
export interface LookupFilter<E extends ListEndpoint> {
  kind: 'lookup'
  item: 'vehicle' | 'driver' | 'route'
  name: FilterName<E>
  label: string
  /** The names, by id, of items that the rows have; undefined while the list is loading. `useItemNames` adds others. */
  names: readonly (readonly [id: string, name: string])[] | undefined
}

/** A filter of a list: options to choose from, an item to look up, days, or a value that comes from a link and can only be removed. */
export type ListFilter<E extends ListEndpoint> =
  | { [Name in FilterName<E>]: NamedFilter<E, Name> }[FilterName<E>]
  | LookupFilter<E>
  | { kind: 'days'; from: FilterName<E>; to: FilterName<E>; label: string }
  | { kind: 'link'; names: readonly FilterName<E>[]; label: string; format: (values: readonly string[]) => string }

/** The names of the values that a filter changes. */
export function filterNames<E extends ListEndpoint>(filter: ListFilter<E>): readonly FilterName<E>[] {
  if (filter.kind === 'days') return [filter.from, filter.to]
  return filter.kind === 'link' ? filter.names : [filter.name]
}

/** The chosen values of a filter, as texts. */
export function chosenValues<E extends ListEndpoint>(query: Partial<ListInput<E>>, name: FilterName<E>): string[] {
  return [query[name]].flat().flatMap((value) => (value === undefined || value === null ? [] : [String(value)]))
}

export interface AppliedFilter<E extends ListEndpoint> {
  label: string
  /** The chosen values in words: 'Lagos, Ibadan'. */
  value: string
  names: readonly FilterName<E>[]
}

/** The name of the item that a filter has chosen, where a row has it; of several their number. */
export const findItemName = <E extends ListEndpoint>({ names }: LookupFilter<E>, chosen: readonly string[]): string | undefined =>
  chosen.length === 1 ? names?.find(([id]) => id === chosen[0])?.[1] : countChosen(chosen)

/** The filters in use, in words. A value whose option is unknown is shown as it is. */
export function appliedFilters<E extends ListEndpoint>(list: ListState<E>, filters: readonly ListFilter<E>[]): AppliedFilter<E>[] {
  return filters.flatMap((filter) => {
    const names = filterNames(filter)
    const values = names.flatMap((name) => chosenValues(list.query, name))
    if (values.length === 0) return []
    return [{ label: filter.label, value: describe(filter, list.query, values), names }]
  })
}

function describe<E extends ListEndpoint>(filter: ListFilter<E>, query: ListInput<E>, values: readonly string[]): string {
  if (filter.kind === 'link') return filter.format(values)
  if (filter.kind === 'lookup') return findItemName(filter, values) ?? countChosen(values)
  if (filter.kind === 'days') {
    const [from] = chosenValues(query, filter.from)
    const [to] = chosenValues(query, filter.to)
    if (from !== undefined && to !== undefined) return formatDateRange({ from, to })
    return from === undefined ? `until ${formatDateRange({ from: to ?? '', to: to ?? '' })}` : `from ${formatDateRange({ from, to: from })}`
  }
  const options: readonly FilterOption<unknown>[] = filter.options
  return values.map((value) => options.find((option) => String(option.value) === value)?.label ?? value).join(', ')
}
