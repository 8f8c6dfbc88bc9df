import type { Column, DataTableProps } from '@vehicle-partner/ui'
import { useLocation, useNavigate } from 'react-router-dom'

const pageSize = 10

/**
 * Keeps page and order of a table whose rows are all here in the address, under the names that lists use: a reload, Back and a shared link show
 * the same rows. Without an order in the address the rows stand as they come.
 */
export function useTableAddress<Row>(
  columns: readonly Column<Row>[],
  rowCount: number,
): Pick<DataTableProps<Row>, 'sorting' | 'pagination' | 'onViewChange'> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = new URLSearchParams(search)
  const sort = address.get('sort') ?? ''
  const isDescending = sort.startsWith('-')
  const columnId = columns.find(({ id, sortable }) => sortable === true && id === sort.slice(isDescending ? 1 : 0))?.id
  const pageInAddress = Number(address.get('page'))
  const page = Number.isSafeInteger(pageInAddress) && pageInAddress > 0 ? pageInAddress : 1
  return {
    sorting: columnId === undefined ? null : { columnId, direction: isDescending ? 'descending' : 'ascending' },
    pagination: { mode: 'client', page, pageSize },
    onViewChange(view) {
      const next = new URLSearchParams(address)
      next.delete('sort')
      next.delete('page')
      if (view.sorting) next.set('sort', `${view.sorting.direction === 'descending' ? '-' : ''}${view.sorting.columnId}`)
      if (view.page > 1) next.set('page', String(view.page))
      // A page after the last one gives way, without an entry in the history.
      const replace = page > Math.max(1, Math.ceil(rowCount / pageSize))
      void navigate(next.size === 0 ? pathname : `${pathname}?${next}`, { replace, preventScrollReset: true })
    },
  }
}
