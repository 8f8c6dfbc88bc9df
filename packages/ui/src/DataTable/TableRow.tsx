'use client'
import { memo, type ReactNode } from 'react'
import { cx } from '../private/cx.ts'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { rowLinkHandlers } from './rowLinkHandlers.ts'
import type { RowProps } from './tablePartProps.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import * as styles from './TableRow.css.ts'

/** The name of a row, as a link if it has a page. */
export function RowName({ href, children }: { href: string | undefined; children: ReactNode }) {
  const LinkComponent = useLinkComponent()
  if (href === undefined) return children
  return (
    <LinkComponent href={href} data-row-link="" className={styles.link}>
      {children}
    </LinkComponent>
  )
}

function RowCellsItem<Row>({ row, rowSettings: { columns, rowHref, rowActions } }: Pick<RowProps<Row>, 'row' | 'rowSettings'>) {
  const href = rowHref?.(row)
  return (
    <>
      {columns.map((column) => {
        const content = column.cell(row)
        const className = cx(
          styles.cell,
          (typeof content === 'string' || typeof content === 'number') && styles.text,
          column.align === 'end' && styles.end,
          column.rowHeader && styles.name,
        )
        if (column.rowHeader)
          return (
            <th key={column.id} scope="row" className={className}>
              {href === undefined ? content : <RowName href={href}>{content}</RowName>}
            </th>
          )
        return (
          <td key={column.id} className={className}>
            {content}
          </td>
        )
      })}
      {rowActions ? (
        <td className={cx(styles.cell, styles.actions)}>
          <div className={styles.actionsInside}>{rowActions(row)}</div>
        </td>
      ) : null}
    </>
  )
}

// Apart from the row, so that a selection of all rows renders their checkboxes only.
const RowCells = memo(RowCellsItem) as typeof RowCellsItem // `memo` drops the generic type

function TableRowItem<Row>({ row, id, rowSettings, selected, position }: RowProps<Row>) {
  const { getRowName, rowHref, labels, isSelectable, onSelectChange, currentRowId } = rowSettings
  const href = rowHref?.(row)
  return (
    <tr
      {...(href === undefined ? {} : rowLinkHandlers)}
      data-line={position}
      aria-rowindex={position === undefined ? undefined : position + 2}
      aria-current={id === currentRowId || undefined}
      className={cx(styles.row, (selected || id === currentRowId) && styles.selected, href !== undefined && styles.clickable)}
    >
      {isSelectable ? (
        <td className={cx(styles.cell, styles.box)}>
          <RowCheckbox
            label={labels.selectRow(getRowName(row))}
            checked={selected}
            disabled={!isSelectable(row)}
            onCheckedChange={(on) => onSelectChange(id, on)}
          />
        </td>
      ) : null}
      <RowCells row={row} rowSettings={rowSettings} />
    </tr>
  )
}

/** A table row, memoized. */
export const TableRow = memo(TableRowItem) as typeof TableRowItem // `memo` drops the generic type
