import type { Column, DataTableProps } from '@vehicle-partner/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { nextSort, toSorting } from './sortParam.ts'

const pageSize = 10

/**
 * Keeps page and order of a table whose rows are all here in the address, under the names that lists use: a reload, Back and a shared link show
 * the same rows.
 *
 * @param usual the order without one in the address, such as '-net'
 */
export function useTableAddress<Row>(
  columns: readonly Column<Row>[],
  rowCount: number,
  usual: string,
): Pick<DataTableProps<Row>, 'sorting' | 'alwaysSorted' | 'pagination' | 'onViewChange'> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = new URLSearchParams(search)
  const inAddress = address.get('sort') ?? usual
  const { columnId } = toSorting(inAddress)
  const sort = columns.some(({ id, sortable }) => sortable === true && id === columnId) ? inAddress : usual
  const sorting = toSorting(sort)
  const pageInAddress = Number(address.get('page'))
  const page = Number.isSafeInteger(pageInAddress) && pageInAddress > 0 ? pageInAddress : 1
  return {
    sorting,
    alwaysSorted: true,
    pagination: { mode: 'client', page, pageSize },
    onViewChange(view) {
      const next = new URLSearchParams(address)
      next.delete('sort')
      next.delete('page')
      const chosen = nextSort(view.sorting, sort, usual)
      if (chosen !== usual) next.set('sort', chosen)
      if (view.page > 1) next.set('page', String(view.page))
      // A page after the last one gives way, without an entry in the history.
      const replace = page > Math.max(1, Math.ceil(rowCount / pageSize))
      void navigate(next.size === 0 ? pathname : `${pathname}?${next}`, { replace, preventScrollReset: true })
    },
  }
}
