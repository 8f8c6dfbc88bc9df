/** What a column is sorted by; nothing, an empty text and what is no number or date come last, in both directions. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined
export type SortDirection = 'ascending' | 'descending'

/** The one column that gives the order. */
export interface Sorting {
  columnId: string
  direction: SortDirection
}

type Comparable = string | number | bigint

/** What a press on a head leads to: up, down, and back to the order that the rows came in. */
export function getNextSorting(sorting: Sorting | null, columnId: string): Sorting | null {
  if (sorting?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sorting.direction === 'ascending' ? { columnId, direction: 'descending' } : null
}

function toComparable(value: SortValue): Comparable | undefined {
  const plain = value instanceof Date ? value.getTime() : typeof value === 'boolean' ? Number(value) : value
  return plain === null || plain === '' || Number.isNaN(plain) ? undefined : plain
}

function compare(a: Comparable, b: Comparable, collator: Intl.Collator): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  // Numbers stand before words; a number and a bigint are one kind.
  if (typeof a === 'string' || typeof b === 'string') return typeof a === 'string' ? 1 : -1
  return a < b ? -1 : a > b ? 1 : 0
}

/** The rows in order: equal ones keep the order that they came in, missing ones come last. */
export function sortRows<Row>(
  rows: readonly Row[],
  getValue: (row: Row) => SortValue,
  direction: SortDirection,
  locale: string,
): readonly Row[] {
  const collator = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  // Each value is asked for once: a hundred thousand rows are compared more than a million times.
  return rows
    .map((row) => ({ row, value: toComparable(getValue(row)) }))
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined) return Number(a.value === undefined) - Number(b.value === undefined)
      return sign * compare(a.value, b.value, collator)
    })
    .map(({ row }) => row)
}
