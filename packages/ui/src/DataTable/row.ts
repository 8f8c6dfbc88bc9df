import type { ReactNode, RefObject } from 'react'
import type * as CardParts from './Cards.tsx'
import type { Column, RowCard } from './columns.ts'
import type { DataTableProps } from './DataTable.tsx'
import type * as ExtraParts from './Extras.tsx'
import type { DataTableLabels } from './labels.ts'
import type { Table } from './useTable.ts'

/** What all parts of a table see. */
export interface TableParts<Row> {
  props: DataTableProps<Row>
  table: Table<Row>
  manner: RowManner<Row>
  words: DataTableLabels
  /** The parts that draw cards, where rows are cards. */
  narrow: typeof CardParts | undefined
  /** What stands there now and then, once it has been fetched. */
  extras: typeof ExtraParts | undefined
  region: RefObject<HTMLDivElement | null>
}

/** What all rows have in common. */
export interface RowManner<Row> {
  columns: readonly Column<Row>[]
  getRowName: (row: Row) => string
  rowHref: ((row: Row) => string | undefined) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  card: RowCard<Row> | undefined
  words: DataTableLabels
  currentRowId: string | undefined
  /** Only where rows can be selected. */
  isSelectable: ((row: Row) => boolean) | undefined
  onSelect: (id: string, on: boolean) => void
}

export interface RowProps<Row> {
  row: Row
  id: string
  manner: RowManner<Row>
  selected: boolean
  /** Its place among all rows, where not all are drawn. */
  place?: number
  /** How many there are then. */
  of?: number
}
