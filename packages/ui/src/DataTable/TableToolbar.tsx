'use client'
import * as styles from './DataTable.css.ts'
import { isSortable } from './tableColumns.ts'
import type { TablePartProps } from './tablePartProps.ts'

/** Filters and actions of the caller, the sort select of cards, and column settings. */
export function TableToolbar<Row>({ props, table, labels, cards, lazyParts }: TablePartProps<Row>) {
  const { filters, actions, columnSettings = false } = props
  // Cards with content of their own show no columns.
  const columnSettingsPart = columnSettings && !(cards && props.card?.content) ? lazyParts : undefined
  const sortCards = props.columns.some(isSortable) ? cards : undefined
  if (filters === undefined && actions === undefined && !columnSettingsPart && !sortCards) return null
  return (
    <div className={styles.tools}>
      {filters === undefined ? null : <div className={cards ? styles.cardFilters : styles.filters}>{filters}</div>}
      {sortCards ? <sortCards.SortSelect props={props} table={table} labels={labels} /> : null}
      {columnSettingsPart ? <columnSettingsPart.ColumnSettings props={props} table={table} labels={labels} /> : null}
      {actions === undefined ? null : <div className={styles.listActions}>{actions}</div>}
    </div>
  )
}
