/** A page to go to, or a gap of several. */
export type PageStep = number | 'gap'

/** The pages that are offered: the first, the last, and those around the current one; a gap never stands for one page alone. */
export function pageSteps(page: number, count: number, siblings: number): PageStep[] {
  const from = Math.max(2, Math.min(page - siblings, count - 2 - siblings * 2))
  const to = Math.min(count - 1, Math.max(page + siblings, 3 + siblings * 2))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_unused, i) => from + i)
  const before: PageStep[] = from <= 2 ? [] : from === 3 ? [2] : ['gap']
  const after: PageStep[] = to >= count - 1 ? [] : to === count - 2 ? [count - 1] : ['gap']
  return count < 1 ? [] : count === 1 ? [1] : [1, ...before, ...middle, ...after, count]
}
