'use client'
import type { DataTableProps } from './DataTable.tsx'
import { CardList, CardRow } from './CardList.tsx'
import { rowLabels } from './dataTableLabels.ts'
import { groupRows } from './rowGroups.tsx'
import type { RowSettings } from './tablePartProps.ts'

export interface RowCardsProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'getRowId' | 'getRowName' | 'rowHref' | 'rowActions' | 'getRowGroup' | 'card'
> {
  rows: readonly Row[]
  /** Each row has a checkbox, as in a table with bulk actions. */
  selectable?: boolean
}

const ignoreSelection = () => undefined

/**
 * The rows of a DataTable on a phone, without its state and tools: the same elements with the same styles, for what is shown before the
 * table itself has loaded.
 */
export function RowCards<Row>({
  rows,
  columns,
  getRowId,
  getRowName,
  rowHref,
  rowActions,
  getRowGroup,
  card,
  selectable,
}: RowCardsProps<Row>) {
  const rowSettings: RowSettings<Row> = {
    columns,
    getRowName,
    rowHref,
    rowActions,
    card,
    labels: rowLabels,
    currentRowId: undefined,
    isSelectable: selectable === true ? () => true : undefined,
    onSelectChange: ignoreSelection,
  }
  const renderRows = (from: number, to: number) =>
    rows.slice(from, to).map((row) => {
      const id = getRowId(row)
      return <CardRow key={id} row={row} id={id} rowSettings={rowSettings} selected={false} />
    })
  const groups = getRowGroup && groupRows(rows, getRowGroup)
  return (
    <CardList rowSettings={rowSettings} all={rows} loading={false} dimmed={false} isGrid={false} groups={groups} renderRows={renderRows}>
      {groups ? null : renderRows(0, rows.length)}
    </CardList>
  )
}
