'use client'
// What a table shows now and then, in one part that is fetched as soon as the table stands.
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Icon } from '../private/Icon.tsx'
import { Columns3, TriangleAlert } from '../private/icons.ts'
import { moveFocusOnUnmount } from '../private/moveFocusOnUnmount.ts'
import * as styles from './DataTable.css.ts'
import type { DataTableLabels } from './labels.ts'
import type { TableParts } from './row.ts'
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
  const isWholePage = selectedOnPage === true && total > pageIds().length
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
            disabled={table.selectsNone}
            onCheckedChange={(on) => table.setSelected(pageIds(), on)}
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
          <span>{isEverything ? words.allSelected(total) : words.pageSelected(pageIds().length)}</span>
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

interface InsteadProps<Row> extends Pick<TableParts<Row>, 'props' | 'words'> {
  filtered: boolean
}

/** Stands where the rows would be: they did not come, nothing matches, or there never was one. */
export function Instead<Row>({ props, words, filtered }: InsteadProps<Row>) {
  const { error, onRetry, refetching = false, filtering, empty, emptyFiltered } = props
  if (error)
    return (
      <ErrorState
        title={words.errorTitle}
        {...error}
        onRetry={onRetry}
        retrying={refetching}
        labels={{ retry: words.retry, retrying: words.retrying }}
      />
    )
  if (!filtered) return <EmptyState title={words.emptyTitle} {...empty} />
  const { onClear } = filtering ?? {}
  return (
    <EmptyState
      title={words.filteredTitle}
      {...emptyFiltered}
      action={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            {words.clearFilters}
          </Button>
        ) : undefined
      }
    />
  )
}

interface StaleStripProps {
  words: DataTableLabels
  pending: boolean
  onRetry: (() => void) | undefined
}

/** Says over the rows that newer ones did not come. */
export function StaleStrip({ words, pending, onRetry }: StaleStripProps) {
  return (
    <div ref={moveFocusOnUnmount} className={styles.stale}>
      <Icon>
        <TriangleAlert />
      </Icon>
      <span role="status" className={styles.staleWords}>
        {words.stale}
      </span>
      {onRetry ? (
        <Button variant="secondary" size="small" pending={pending} pendingLabel={words.retrying} onClick={() => onRetry()}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  )
}

/** Which columns are shown, in a panel between the tools and the table: it covers nothing, and needs no closing. */
export function ColumnChoice<Row>({ props, table, words }: Pick<TableParts<Row>, 'props' | 'table' | 'words'>) {
  const [choosing, setChoosing] = useState(false)
  const panel = useId()
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<Columns3 />}
        aria-expanded={choosing}
        aria-controls={choosing ? panel : undefined}
        onClick={() => setChoosing(!choosing)}
      >
        {words.columns}
      </Button>
      {choosing ? (
        <div id={panel} role="group" aria-label={words.columns} className={styles.choice}>
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
    </>
  )
}
