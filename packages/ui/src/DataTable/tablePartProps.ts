import type { ReactNode, RefObject } from 'react'
import type { Column, RowCard } from './tableColumns.ts'
import type { DataTableProps } from './DataTable.tsx'
import type * as ExtraParts from './LazyTableParts.tsx'
import type { DataTableLabels, TableLabels } from './dataTableLabels.ts'
import type { TableState } from './useTable.ts'

/** Shared by all parts of the table. */
export interface TablePartProps<Row> {
  props: DataTableProps<Row>
  table: TableState<Row>
  rowSettings: RowSettings<Row>
  labels: TableLabels
  /** There is no room for a table. */
  isNarrow: boolean
  /** Rows are cards. */
  showsCards: boolean
  /** The lazy parts, once loaded. */
  lazyParts: typeof ExtraParts | undefined
  region: RefObject<HTMLDivElement | null>
}

/** Shared by all rows. */
export interface RowSettings<Row> {
  columns: readonly Column<Row>[]
  getRowName: (row: Row) => string
  rowHref: ((row: Row) => string | undefined) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  card: RowCard<Row> | undefined
  labels: Pick<DataTableLabels, 'selectRow'>
  currentRowId: string | undefined
  /** Undefined if rows are not selectable. */
  isSelectable: ((row: Row) => boolean) | undefined
  onSelectChange: (id: string, on: boolean) => void
}

export interface RowProps<Row> {
  row: Row
  id: string
  rowSettings: RowSettings<Row>
  selected: boolean
  /** Index among all rows, for virtual rows. */
  position?: number
  /** Total number of rows, for virtual rows. */
  totalCount?: number
}
