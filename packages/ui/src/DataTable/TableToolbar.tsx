'use client'
import * as styles from './DataTable.css.ts'
import { isSortable } from './tableColumns.ts'
import type { TablePartProps } from './tablePartProps.ts'

/** Filters and actions of the caller, the sort select of cards, and column settings. */
export function TableToolbar<Row>({ props, table, labels, isNarrow, showsCards, lazyParts }: TablePartProps<Row>) {
  const { filters, actions, wideActions, columnSettings = false, layout = 'table', onLayoutChange } = props
  // Cards with content of their own show no columns.
  const columnSettingsPart = columnSettings && !(showsCards && props.card?.content) ? lazyParts : undefined
  const sortsCards = showsCards && props.columns.some(isSortable)
  const layoutSwitch = onLayoutChange && !isNarrow ? lazyParts : undefined
  return (
    <div className={styles.tools}>
      {filters === undefined ? null : <div className={isNarrow ? styles.cardFilters : styles.filters}>{filters}</div>}
      {!sortsCards ? null : lazyParts ? (
        <lazyParts.SortSelect props={props} table={table} labels={labels} />
      ) : (
        <div className={styles.sortRoom} />
      )}
      {columnSettingsPart ? <columnSettingsPart.ColumnSettings props={props} table={table} labels={labels} /> : null}
      {layoutSwitch ? <layoutSwitch.LayoutSwitch layout={layout} onLayoutChange={onLayoutChange} labels={labels} /> : null}
      {actions === undefined && wideActions === undefined ? null : (
        <div className={styles.listActions}>
          {actions}
          <div className={styles.wideActions}>{wideActions}</div>
        </div>
      )}
    </div>
  )
}
