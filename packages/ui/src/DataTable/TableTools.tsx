'use client'
import { useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Columns3 } from '../private/icons.ts'
import * as styles from './DataTable.css.ts'
import type { TableParts } from './row.ts'

/** What stands above the table: the caller's filters and actions, the order where there are no heads, the choice of columns. */
export function TableTools<Row>(parts: TableParts<Row>) {
  const { props, table, words, narrow: cards } = parts
  const { filters, actions, columnChoice = false } = props
  const [choosing, setChoosing] = useState(false)
  const choiceId = useId()
  if (filters === undefined && actions === undefined && !columnChoice && !cards) return null
  return (
    <div className={styles.tools}>
      {filters === undefined ? null : <div className={styles.filters}>{filters}</div>}
      <div className={styles.listActions}>
        {cards ? <cards.OrderSelect props={props} table={table} words={words} /> : null}
        {columnChoice ? (
          <Button
            variant="secondary"
            startIcon={<Columns3 />}
            aria-expanded={choosing}
            aria-controls={choosing ? choiceId : undefined}
            onClick={() => setChoosing(!choosing)}
          >
            {words.columns}
          </Button>
        ) : null}
        {actions}
      </div>
      {choosing ? (
        <div id={choiceId} role="group" aria-label={words.columns} className={styles.choice}>
          {props.columns.map(({ id, header }) => {
            const shown = table.columns.find((column) => column.id === id)
            return (
              <Checkbox
                key={id}
                size="small"
                label={header}
                checked={shown !== undefined}
                // The names of the rows stay, and so does the last column.
                disabled={shown !== undefined && (shown.fixed === true || table.columns.length === 1)}
                onCheckedChange={(on) => table.setColumnVisibility({ ...table.columnVisibility, [id]: on })}
              />
            )
          })}
        </div>
      ) : null}
    </div>
  )
}
