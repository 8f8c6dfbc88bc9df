import { formatCount } from '@vehicle-partner/domain'

/** The text of an empty result, such as 'No vehicle has “hiace” with City: Lagos. 5 match without the filters.' */
export function describeNoMatch(
  itemName: string,
  search: string,
  applied: readonly { label: string; value: string }[],
  matches: number,
): string {
  const filters = applied.map(({ label, value }) => `${label}: ${value}`).join(' and ')
  const asked = [search && `“${search}”`, filters].filter(Boolean).join(' with ')
  const others = matches > 0 ? ` ${formatCount(matches)}\u00a0match${matches === 1 ? 'es' : ''} without the filters.` : ''
  return `No ${itemName} has ${asked}.${others}`
}
