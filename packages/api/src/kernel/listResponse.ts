import { matchesSearch } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import type { ListQuery } from './listQuery.ts'
import { instant } from './commonSchemas.ts'

const metadata = { total: z.int(), page: z.int(), perPage: z.int(), pages: z.int(), as_of: instant }
/** The page of a list, and when it was read. */
export const ListMetadata = z.object(metadata)
type Shape = Readonly<Record<string, z.ZodMiniType>>
type Counts<Word extends string> = [Word] extends [never] ? unknown : { counts: z.ZodMiniObject<Record<Word, z.ZodMiniNumberFormat>> }
type Flat<T> = { [K in keyof T]: T[K] }

/**
 * The response of a list: `{ data, metadata: { total, page, perPage, pages, as_of } }`. `counts` adds the number of rows by each of these
 * values over all pages, `also` adds other metadata.
 */
export function listResponse<Item extends z.ZodMiniType, const Word extends string = never, Also extends Shape = Shape>(
  item: Item,
  { counts, also }: { counts?: readonly Word[]; also?: Also } = {},
) {
  const shape = {
    ...metadata,
    ...(counts ? { counts: z.object(Object.fromEntries(counts.map((word) => [word, z.int()]))) } : {}),
    ...also,
  }
  return z.object({
    data: z.array(item),
    metadata: z.object(shape as Flat<typeof metadata & Counts<Word> & (string extends keyof Also ? unknown : Also)>),
  })
}

type PageRequest = Pick<ListQuery, 'page' | 'perPage'>

/** The metadata of a page; `total` is the number of rows on all pages. */
export function pageMetadata(total: number, { page: number, perPage }: PageRequest, now: Date) {
  return { total, page: number, perPage, pages: Math.ceil(total / perPage), as_of: now.toISOString() }
}

/** Counts the occurrences of each value, including zeros. */
export function countByValue<const Word extends string>(
  values: readonly Word[],
  found: Iterable<string | undefined>,
): Record<Word, number> {
  const counts = Object.fromEntries(values.map((word) => [word, 0])) as Record<Word, number>
  for (const word of found) if (word !== undefined && Object.hasOwn(counts, word)) counts[word as Word] += 1
  return counts
}

type Sortable = string | number | null | undefined

/** Searches, sorts and paginates a complete list in memory. Rows without a sort value come last. Filtering is left to the caller. */
export function paginate<Item, Field extends string>(
  items: readonly Item[],
  query: ListQuery<Field>,
  options: {
    now: Date
    /** The sort value by field. */
    by: Record<Field, (item: Item) => Sortable>
    /** The texts that a search matches. */
    text?: (item: Item) => readonly (string | null | undefined)[]
  },
) {
  const { search, sort } = query
  const found = search === undefined ? items : items.filter((item) => matchesSearch(search, options.text?.(item) ?? []))
  const value = options.by[sort.field]
  const { compare } = new Intl.Collator('en', { numeric: false })
  const sorted = found.toSorted((a, b) => compareValues(value(a), value(b), sort.descending, compare))
  const from = (query.page - 1) * query.perPage
  return { data: sorted.slice(from, from + query.perPage), metadata: pageMetadata(found.length, query, options.now) }
}

function compareValues(a: Sortable, b: Sortable, descending: boolean, compare: Intl.Collator['compare']): number {
  if (a === undefined || a === null || b === undefined || b === null)
    return Number(a === undefined || a === null) - Number(b === undefined || b === null)
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
  return descending ? -order : order
}
