'use client'
import { cx } from 'class-variance-authority'
import { Icon } from '../private/Icon.tsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../private/icons.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { canSort, type Column } from './columns.ts'
import type { TableParts } from './row.ts'
import { RowBox } from './RowBox.tsx'
import * as styles from './rows.css.ts'

interface TableHeadProps<Row> extends Pick<TableParts<Row>, 'table' | 'manner' | 'words'> {
  /** It stays in sight. */
  sticky: boolean
  /** Rows are numbered, and the head is the first. */
  numbered: boolean
}

/** The heads of the columns; those that sort are buttons. */
export function TableHead<Row>({ table, manner, words, sticky, numbered }: TableHeadProps<Row>) {
  return (
    <thead className={cx(sticky && styles.stickyHead)}>
      <tr aria-rowindex={numbered ? 1 : undefined}>
        {manner.isSelectable ? (
          <td className={cx(styles.head, styles.box)}>
            <RowBox
              label={words.selectPage}
              checked={table.selectedOnPage}
              disabled={table.selectsNone}
              onCheckedChange={(on) => table.setSelected(table.pageIds(), on)}
            />
          </td>
        ) : null}
        {manner.columns.map((column) => (
          <ColumnHead key={column.id} column={column} table={table} />
        ))}
        {manner.rowActions ? (
          <th scope="col" className={cx(styles.head, styles.actions)}>
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

function ColumnHead<Row>({ column, table }: { column: Column<Row> } & Pick<TableParts<Row>, 'table'>) {
  const direction = table.sorting?.columnId === column.id ? table.sorting.direction : undefined
  const look = cx(styles.head, column.align === 'end' && styles.end, column.rowHeader && styles.nameHead)
  if (!canSort(column))
    return (
      <th scope="col" className={look}>
        {column.header}
      </th>
    )
  return (
    <th scope="col" aria-sort={direction} className={look}>
      <button type="button" onClick={() => table.sort(column.id)} className={cx(styles.sort, direction && styles.sorted)}>
        {column.header}
        <Icon size="small" className={styles.arrow}>
          {direction === 'ascending' ? <ArrowUp /> : direction === 'descending' ? <ArrowDown /> : <ChevronsUpDown />}
        </Icon>
      </button>
    </th>
  )
}
