'use client'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Columns3 } from '../private/icons.ts'
import { Select } from '../Select/Select.tsx'
import { canSort } from './columns.ts'
import * as styles from './DataTable.css.ts'
import type { TableParts } from './row.ts'
import type { SortDirection } from './sortRows.ts'
import { useLater } from './useLater.ts'

const loadMenu = async () => (await import('./ColumnMenu.tsx')).ColumnMenu
const directions: readonly SortDirection[] = ['ascending', 'descending']

/** What stands above the table: the caller's filters and actions, the order where there are no heads, the choice of columns. */
export function TableTools<Row>({ props, table, words, narrow }: TableParts<Row>) {
  const { filters, actions, columnChoice = false } = props
  const sortable = narrow ? props.columns.filter(canSort) : []
  if (filters === undefined && actions === undefined && !columnChoice && sortable.length === 0) return null
  const { sorting } = table
  return (
    <div className={styles.tools}>
      {filters === undefined ? null : <div className={styles.filters}>{filters}</div>}
      <div className={styles.listActions}>
        {sortable.length === 0 ? null : (
          <Select
            label={words.sortBy}
            labelHidden
            value={sorting === null ? '' : `${sorting.direction} ${sorting.columnId}`}
            options={[
              { value: '', label: words.unsorted },
              ...sortable.flatMap(({ id, header }) =>
                directions.map((direction) => ({ value: `${direction} ${id}`, label: words.order(header, direction) })),
              ),
            ]}
            onValueChange={(value) => {
              const direction = directions.find((known) => value.startsWith(`${known} `))
              table.setOrder(direction === undefined ? null : { columnId: value.slice(direction.length + 1), direction })
            }}
          />
        )}
        {columnChoice ? <ColumnChoice props={props} table={table} words={words} /> : null}
        {actions}
      </div>
    </div>
  )
}

function ColumnChoice<Row>({ props, table, words }: Pick<TableParts<Row>, 'props' | 'table' | 'words'>) {
  const [wanted, setWanted] = useState<'no' | 'soon' | 'open'>('no')
  const ColumnMenu = useLater(wanted !== 'no', loadMenu)
  const button = (
    <Button variant="secondary" startIcon={<Columns3 />}>
      {words.columns}
    </Button>
  )
  if (ColumnMenu)
    return (
      <ColumnMenu
        trigger={button}
        defaultOpen={wanted === 'open'}
        columns={props.columns}
        shown={table.columns}
        onChange={table.setColumnVisibility}
        allColumns={words.allColumns}
      />
    )
  return (
    <span onPointerEnter={() => setWanted('soon')} onFocus={() => setWanted((known) => (known === 'no' ? 'soon' : known))}>
      <Button variant="secondary" startIcon={<Columns3 />} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted('open')}>
        {words.columns}
      </Button>
    </span>
  )
}
