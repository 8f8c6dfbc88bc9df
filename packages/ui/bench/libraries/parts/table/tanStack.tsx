import { createPaginatedRowModel, flexRender, rowPaginationFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useEffect, useRef } from 'react'
import buttonStyles from '../button/button.module.css'
import styles from './table.module.css'
import { pageSize, trips, type Trip } from './trips.ts'

const features = tableFeatures({ rowPaginationFeature, paginatedRowModel: createPaginatedRowModel() })

const columns: ColumnDef<typeof features, Trip>[] = [
  { accessorKey: 'id', header: 'Trip' },
  { accessorKey: 'plate', header: 'Plate' },
  { accessorKey: 'riders', header: 'Riders' },
  { accessorKey: 'amount', header: 'Amount' },
]

export function Part() {
  const table = useTable({ features, columns, data: trips, initialState: { pagination: { pageIndex: 0, pageSize } } })
  const { pageIndex } = table.state.pagination
  const element = useRef<HTMLTableElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView()
  }, [pageIndex])
  return (
    <>
      <table ref={element} className={styles.table}>
        <caption>Trips</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className={styles.cell}>
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={styles.cell}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <nav aria-label="Pages" className={styles.pages}>
        <button
          type="button"
          className={buttonStyles.button}
          aria-label="Previous page"
          disabled={!table.getCanPreviousPage()}
          onClick={() => table.previousPage()}
        >
          ‹
        </button>
        Page {pageIndex + 1} of {table.getPageCount()}
        <button
          type="button"
          className={buttonStyles.button}
          aria-label="Next page"
          disabled={!table.getCanNextPage()}
          onClick={() => table.nextPage()}
        >
          ›
        </button>
      </nav>
    </>
  )
}
