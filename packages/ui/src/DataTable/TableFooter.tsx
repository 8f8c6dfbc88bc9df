'use client'
import { Pagination } from '../Pagination/Pagination.tsx'
import * as styles from './DataTable.css.ts'
import type { TablePartProps } from './tablePartProps.ts'

/** Pagination, unless nothing was loaded. If the user has scrolled past the first row, it scrolls to the new page. */
export function TableFooter<Row>({ props, table, labels, showsCards, region }: TablePartProps<Row>) {
  const { pagination, caption, loading = false, asOf, error } = props
  // Without an answer it is not known that there are rows. A later page keeps its way back.
  const total = table.total ?? (error && table.current === 1 ? 0 : undefined)
  if (!pagination || (total === 0 && !loading)) return null
  const changePage = (page: number) => {
    table.goToPage(page)
    const regionElement = region.current
    if (!regionElement) return
    regionElement.scrollTo({ top: 0 })
    if (regionElement.getBoundingClientRect().top >= 0) return
    regionElement.focus({ preventScroll: true })
    regionElement.scrollIntoView()
  }
  return (
    <div className={styles.footer}>
      <Pagination
        label={caption}
        page={table.current}
        pageSize={table.pageSize}
        total={table.total}
        hasNext={pagination.mode === 'server' ? pagination.hasNext : undefined}
        getHref={pagination.getHref}
        pageSizeOptions={pagination.pageSizeOptions}
        compact={showsCards}
        onPageChange={changePage}
        onPageSizeChange={table.setPageSize}
        loading={loading && table.total === undefined}
        showSinglePage
        unannounced
        note={asOf}
        labels={{ range: labels.range, ...labels.pagination }}
      />
    </div>
  )
}
