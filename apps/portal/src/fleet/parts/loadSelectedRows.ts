import type { SelectedRows } from '@vehicle-partner/ui'

interface Page<Row> {
  data: readonly Row[]
  metadata: { pages: number }
}

/** Rows of one question: the most that a list gives at once. */
export const selectedPageSize = 100

/** The selected rows of a list, also those of pages that are not shown. `loadPage` asks for `selectedPageSize` rows. */
export async function loadSelectedRows<Row extends { id: string }>(
  { mode, ids, count }: Pick<SelectedRows, 'mode' | 'ids' | 'count'>,
  shown: readonly Row[],
  loadPage: (page: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const isChosen = ({ id }: Row) => ids.has(id) === (mode === 'only')
  const ofPage = shown.filter(isChosen)
  if (ofPage.length === count) return ofPage
  const rows: Row[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, metadata } = await loadPage(page)
    rows.push(...data.filter(isChosen))
    pages = metadata.pages
  }
  return rows
}
