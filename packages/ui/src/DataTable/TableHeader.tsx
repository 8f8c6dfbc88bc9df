'use client'
import { cx } from '../private/cx.ts'
import { Icon } from '../private/Icon.tsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../private/icons/arrowIcons.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { isSortable, type Column } from './tableColumns.ts'
import type { TablePartProps } from './tablePartProps.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import * as styles from './TableRow.css.ts'

interface TableHeaderProps<Row> extends Pick<TablePartProps<Row>, 'table' | 'rowSettings' | 'labels'> {
  /** Stays visible while scrolling. */
  isSticky: boolean
  /** Rows have an `aria-rowindex`, and the header is row 1. */
  hasRowIndexes: boolean
}

/** The column headers; sortable ones are buttons. */
export function TableHeader<Row>({ table, rowSettings, labels, isSticky, hasRowIndexes }: TableHeaderProps<Row>) {
  return (
    <thead className={cx(isSticky && styles.stickyHead)}>
      <tr aria-rowindex={hasRowIndexes ? 1 : undefined}>
        {rowSettings.isSelectable ? (
          <td className={cx(styles.columnHeader, styles.box)}>
            <RowCheckbox
              label={labels.selectPage}
              checked={table.selectedOnPage}
              disabled={table.selectsNone}
              onCheckedChange={(on) => table.setSelected(table.pageIds(), on)}
            />
          </td>
        ) : null}
        {rowSettings.columns.map((column) => (
          <ColumnHeader key={column.id} column={column} table={table} />
        ))}
        {rowSettings.rowActions ? (
          <th scope="col" className={cx(styles.columnHeader, styles.actions)}>
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

function ColumnHeader<Row>({ column, table }: { column: Column<Row> } & Pick<TablePartProps<Row>, 'table'>) {
  const direction = table.sorting?.columnId === column.id ? table.sorting.direction : undefined
  const className = cx(
    styles.columnHeader,
    column.align === 'end' && styles.end,
    column.width === 'field' && styles.fieldHeader,
    column.rowHeader && styles.rowNameHeader,
    column.rowHeader && column.width === 'large' && styles.largeNameHeader,
  )
  if (!isSortable(column))
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    )
  return (
    <th scope="col" aria-sort={direction} className={className}>
      <button type="button" onClick={() => table.sort(column.id)} className={cx(styles.sort, direction && styles.sorted)}>
        {column.header}
        <Icon size="small" className={styles.arrow}>
          {direction === 'ascending' ? <ArrowUp /> : direction === 'descending' ? <ArrowDown /> : <ChevronsUpDown />}
        </Icon>
      </button>
    </th>
  )
}
