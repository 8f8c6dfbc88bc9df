'use client'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import * as styles from './DataTable.css.ts'
import type { DataTableLabels } from './labels.ts'
import type { Table } from './useTable.ts'

interface BulkBarProps<Row> {
  table: Table<Row>
  words: DataTableLabels
  /** There is no head with a box: the bar has it, and is always there. */
  narrow: boolean
  count: number
  actions: ReactNode
  /** The focus was in it, and it goes. */
  onLeave: () => void
}

/** How many rows are chosen, and what can be done with all of them. */
export function BulkBar<Row>({ table, words, narrow, count, actions, onLeave }: BulkBarProps<Row>) {
  const { total = 0, pageIds, selectedOnPage } = table
  const isWholePage = selectedOnPage === true && total > pageIds.length
  const isEverything = isWholePage && count >= total
  const said = words.selected(count)
  return (
    <div className={styles.bulk}>
      <div className={styles.bulkLine}>
        {narrow ? (
          <Checkbox
            size="small"
            label={count > 0 ? said : words.selectPage}
            checked={selectedOnPage}
            disabled={pageIds.length === 0}
            onCheckedChange={(on) => table.setSelected(pageIds, on)}
          />
        ) : (
          <strong className={styles.bulkCount}>{said}</strong>
        )}
        {table.unseen > 0 ? <span>{words.selectedUnseen(table.unseen)}</span> : null}
        {count > 0 ? (
          <>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                table.clearSelection()
                onLeave()
              }}
            >
              {words.clearSelection}
            </Button>
            <div className={styles.bulkActions}>{actions}</div>
          </>
        ) : null}
      </div>
      {isWholePage ? (
        <div className={styles.bulkLine}>
          <span>{isEverything ? words.allSelected(total) : words.pageSelected(pageIds.length)}</span>
          {isEverything ? null : (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                table.selectEverything()
                onLeave()
              }}
            >
              {words.selectAll(total)}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  )
}
