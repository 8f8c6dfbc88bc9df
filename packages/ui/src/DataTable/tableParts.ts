import type { ReactNode, RefObject } from 'react'
import type * as CardParts from './CardList.tsx'
import type { Column, RowCard } from './tableColumns.ts'
import type { DataTableProps } from './DataTable.tsx'
import type * as ExtraParts from './LazyTableParts.tsx'
import type { DataTableLabels } from './dataTableLabels.ts'
import type { TableState } from './useTable.ts'

/** What all parts of a table see. */
export interface TablePartProps<Row> {
  props: DataTableProps<Row>
  table: TableState<Row>
  rowSettings: RowSettings<Row>
  labels: DataTableLabels
  /** The parts that draw cards, where rows are cards. */
  cards: typeof CardParts | undefined
  /** What stands there now and then, once it has been fetched. */
  lazyParts: typeof ExtraParts | undefined
  region: RefObject<HTMLDivElement | null>
}

/** What all rows have in common. */
export interface RowSettings<Row> {
  columns: readonly Column<Row>[]
  getRowName: (row: Row) => string
  rowHref: ((row: Row) => string | undefined) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  card: RowCard<Row> | undefined
  labels: DataTableLabels
  currentRowId: string | undefined
  /** Only where rows can be selected. */
  isSelectable: ((row: Row) => boolean) | undefined
  onSelectChange: (id: string, on: boolean) => void
}

export interface RowProps<Row> {
  row: Row
  id: string
  rowSettings: RowSettings<Row>
  selected: boolean
  /** Its place among all rows, where not all are drawn. */
  position?: number
  /** How many there are then. */
  totalCount?: number
}
