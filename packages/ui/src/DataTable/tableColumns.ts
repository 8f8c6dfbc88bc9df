import type { ReactNode } from 'react'
import type { SortDirection, SortValue } from './sortRows.ts'

export type ColumnAlign = 'start' | 'end'
export type ColumnWidth = 'auto' | 'xsmall' | 'small' | 'medium' | 'large' | 'field'

/** A column: header, cells and sorting. */
export interface Column<Row> {
  /** Identifies the column in sorting, visibility and cards. */
  id: string
  header: string
  /** A line of text, or an element: what may need two lines is an element, such as Text, which keeps the height of the row. */
  cell: (row: Row) => ReactNode
  /** The sort value; makes the column sortable. */
  sortBy?: (row: Row) => SortValue
  /** Makes the column sortable without `sortBy`, because the server sorts. */
  sortable?: boolean
  /** What the orders are called where cards replace the column headers. @default 'Added, ascending' and 'Added, descending' */
  sortNames?: Readonly<Record<SortDirection, string>>
  /** `end` for numbers and amounts. @default 'start' */
  align?: ColumnAlign
  /** 72, 112, 160 or 240 px; `field` is never less than 200 px, for columns of fields. @default 'auto' */
  width?: ColumnWidth
  /** Its cells are the row headers. @default the first column */
  rowHeader?: boolean
  /** Cannot be hidden. The row header column never can. */
  alwaysVisible?: boolean
  /** Rendered in the totals row, from all filtered rows. */
  total?: (rows: readonly Row[]) => ReactNode
}

/** A heading above consecutive rows. */
export interface RowGroup {
  id: string
  label: ReactNode
  /** At the end of the heading: "3 trips". */
  note?: ReactNode
}

/** The content of a row as a card. */
export interface RowCard<Row> {
  /** A picture or initials, 40 px, or a short figure such as a time. */
  media?: (row: Row) => ReactNode
  /** @default the cell of the row header column */
  title?: (row: Row) => ReactNode
  subtitle?: (row: Row) => ReactNode
  /** At the end of the line of the title: "11/14 seats". The actions stand at the end of the content then, where they take no room from the title. */
  note?: (row: Row) => ReactNode
  /** Replaces the list of fields: shows the same data as the columns. */
  content?: (row: Row) => ReactNode
  /** Ids of the listed columns. @default all visible ones except the row header column */
  fields?: readonly string[]
}

/** The column whose cells are the row headers. */
export const findRowHeader = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ rowHeader }) => rowHeader === true) ?? columns[0]

export const isSortable = <Row>({ sortable, sortBy }: Column<Row>): boolean => sortable === true || sortBy !== undefined
