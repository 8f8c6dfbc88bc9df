import type { ReactNode } from 'react'
import type { SortValue } from './sortRows.ts'

export type ColumnAlign = 'start' | 'end'
export type ColumnWidth = 'auto' | 'xsmall' | 'small' | 'medium' | 'large'

/** One column: its head, what stands in its cells, and by what it is sorted. */
export interface Column<Row> {
  /** Names it in the order, in the choice of columns and on the card. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** By what its rows are sorted; with it the head is a button. */
  sortBy?: (row: Row) => SortValue
  /** The server sorts by it: the head is a button without `sortBy`, too. */
  sortable?: boolean
  /** `end` for numbers and sums. @default 'start' */
  align?: ColumnAlign
  /** 72, 112, 160 or 240 px. @default 'auto' */
  width?: ColumnWidth
  /** Its cells name their rows. @default the first column */
  rowHeader?: boolean
  /** It cannot be hidden. The column that names the rows never can. */
  alwaysVisible?: boolean
  /** Stands in the last row, from all rows that the filters leave. */
  total?: (rows: readonly Row[]) => ReactNode
}

/** A heading over the rows that follow, up to the next one. */
export interface RowGroup {
  id: string
  label: ReactNode
  /** At the end of the heading: "3 trips". */
  note?: ReactNode
}

/** How a row looks where there is no room for a table. */
export interface RowCard<Row> {
  /** A picture or letters, 40 px. */
  media?: (row: Row) => ReactNode
  /** @default the cell that names the row */
  title?: (row: Row) => ReactNode
  subtitle?: (row: Row) => ReactNode
  /** Stands under the title instead of the list of fields: says the same as the columns. */
  content?: (row: Row) => ReactNode
  /** The columns that are listed with their heads. @default all that are shown, but the one that names the row */
  fields?: readonly string[]
}

/** The column whose cells name the rows. */
export const findRowHeader = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ rowHeader }) => rowHeader === true) ?? columns[0]

export const isSortable = <Row>({ sortable, sortBy }: Column<Row>): boolean => sortable === true || sortBy !== undefined
