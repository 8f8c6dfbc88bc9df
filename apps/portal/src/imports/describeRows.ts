import { formatCount } from '@vehicle-partner/domain'

export const countRows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`

/** "7 rows to correct, 193 ready." */
export function describeRows(wrong: number, ready: number): string {
  if (wrong === 0) return `${countRows(ready)} ready.`
  return ready === 0 ? `${countRows(wrong)} to correct.` : `${countRows(wrong)} to correct, ${formatCount(ready)} ready.`
}
