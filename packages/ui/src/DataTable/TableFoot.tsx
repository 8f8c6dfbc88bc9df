'use client'
import { Pagination } from '../Pagination/Pagination.tsx'
import * as styles from './DataTable.css.ts'
import type { TableParts } from './row.ts'

/** Turns the pages. Somebody who has scrolled past the first rows is taken to those of the new page. */
export function TableFoot<Row>({ props, table, words, narrow, region }: TableParts<Row>) {
  const { pagination, caption, loading = false, asOf } = props
  if (!pagination || (table.total === 0 && !loading)) return null
  const turn = (page: number) => {
    table.turnTo(page)
    const top = region.current
    if (!top) return
    top.scrollTo({ top: 0 })
    if (top.getBoundingClientRect().top >= 0) return
    top.focus({ preventScroll: true })
    top.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles.foot}>
      <Pagination
        label={caption}
        page={table.current}
        pageSize={table.pageSize}
        total={table.total}
        hasNext={pagination.mode === 'server' ? pagination.hasNext : undefined}
        getHref={pagination.hrefFor}
        pageSizeOptions={pagination.pageSizeOptions}
        compact={narrow !== undefined}
        onPageChange={turn}
        onPageSizeChange={table.resize}
        loading={loading && table.total === undefined}
        showSinglePage
        unannounced
        note={asOf}
        labels={{ range: words.range, ...words.pagination }}
      />
    </div>
  )
}
