/** A page number, or a gap of several pages. */
export type PaginationItem = number | 'gap'

/** The first page, the last page and the pages around the current one. A gap always replaces at least two pages. */
export function listPaginationItems(page: number, count: number, siblings: number): PaginationItem[] {
  const from = Math.max(2, Math.min(page - siblings, count - 2 - siblings * 2))
  const to = Math.min(count - 1, Math.max(page + siblings, 3 + siblings * 2))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_unused, i) => from + i)
  const before: PaginationItem[] = from <= 2 ? [] : from === 3 ? [2] : ['gap']
  const after: PaginationItem[] = to >= count - 1 ? [] : to === count - 2 ? [count - 1] : ['gap']
  return count < 1 ? [] : count === 1 ? [1] : [1, ...before, ...middle, ...after, count]
}

interface PaginationState {
  page: number
  pageSize: number
  total: number | undefined
  hasNext: boolean
}

/** The position of a page. A page beyond the end counts as the last; an empty list has one page. */
export function getPageRange({ page, pageSize, total, hasNext }: PaginationState) {
  const count = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize))
  const current = Math.max(1, Math.min(page, count ?? page))
  return {
    current,
    count,
    from: total === 0 ? 0 : (current - 1) * pageSize + 1,
    to: Math.min(current * pageSize, total ?? current * pageSize),
    isLast: count === undefined ? !hasNext : current === count,
  }
}
