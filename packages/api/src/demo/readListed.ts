import { RequestError } from '../kernel/errors.ts'
import type { ReportFilters } from '../reports/documentReportFilters.ts'

interface QuerySchema<Query> {
  safeParse: (query: unknown) => { success: true; data: Query } | { success: false }
}
interface Page<Item> {
  data: readonly Item[]
  metadata: { pages: number }
}

/** All items that a list shows with these filters, page by page. Throws RequestError `ValidationError` if the list has no such filter. */
export async function readListed<Query, Item>(
  schema: QuerySchema<Query> | undefined,
  filters: ReportFilters,
  list: (query: Query) => Page<Item> | Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = schema?.safeParse({ ...filters, page: String(page), perPage: '100' })
    if (!query?.success) throw new RequestError('ValidationError', undefined, { errors: { filters: 'The list has no such filter' } })
    const { data, metadata } = await list(query.data)
    pages = metadata.pages
    items.push(...data)
  }
  return items
}
