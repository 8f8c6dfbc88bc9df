import type { Sorting } from '@vehicle-partner/ui'

/** A sort parameter, such as '-net', as a table has it. */
export const toSorting = (param: string): Sorting =>
  param.startsWith('-') ? { columnId: param.slice(1), direction: 'descending' } : { columnId: param, direction: 'ascending' }

/** The heads of a table go from ascending to descending to no order. A list always has one, so no order means its default. */
export function nextSort(sorting: Sorting | null, current: string | undefined, usual: string): string {
  if (sorting) return sorting.direction === 'descending' ? `-${sorting.columnId}` : sorting.columnId
  if (current !== undefined && current !== usual) return usual
  return usual.startsWith('-') ? usual.slice(1) : `-${usual}`
}
