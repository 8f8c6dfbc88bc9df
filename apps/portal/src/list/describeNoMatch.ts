import { formatCount } from '@vehicle-partner/domain'

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
