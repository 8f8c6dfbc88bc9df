'use client'
import * as styles from './DataTable.css.ts'
import type { TableParts } from './row.ts'

/** What stands above the table: the caller's filters and actions, the order where there are no heads, the choice of columns. */
export function TableTools<Row>({ props, table, words, narrow: cards, extras }: TableParts<Row>) {
  const { filters, actions, columnChoice = false } = props
  const choice = columnChoice ? extras : undefined
  if (filters === undefined && actions === undefined && !choice && !cards) return null
  return (
    <div className={styles.tools}>
      {filters === undefined ? null : <div className={styles.filters}>{filters}</div>}
      {cards ? <cards.OrderSelect props={props} table={table} words={words} /> : null}
      {choice ? <choice.ColumnChoice props={props} table={table} words={words} /> : null}
      {actions === undefined ? null : <div className={styles.listActions}>{actions}</div>}
    </div>
  )
}
