'use client'
// Parts of the table that are rarely shown, loaded as one chunk after the table.
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ChoiceRow } from '../private/ChoiceRow.tsx'
import { Icon } from '../private/Icon.tsx'
import { TriangleAlert } from '../private/icons/messageIcons.ts'
import { Columns3, LayoutGrid, Table2 } from '../private/icons/toolIcons.ts'
import { moveFocusOnUnmount } from '../private/moveFocusOnUnmount.ts'
import * as styles from './LazyTableParts.css.ts'
import type { TableLabels } from './dataTableLabels.ts'
import type { DataTableProps } from './DataTable.tsx'
import { lazyTableLabels } from './lazyTableLabels.ts'
import type { RowSelection } from './rowSelection.ts'
import { TableCheckbox, type TableCheckboxProps } from './TableCheckbox.tsx'
import type { TablePartProps } from './tablePartProps.ts'
import type { TableState } from './useTable.ts'

export { revealBesideStickyColumn } from './revealBesideStickyColumn.ts'
export { SortSelect } from './SortSelect.tsx'

function LabelledCheckbox({ label, ...rest }: Pick<TableCheckboxProps, 'checked' | 'disabled' | 'onCheckedChange'> & { label: string }) {
  const id = useId()
  return (
    <ChoiceRow size="small" label={label} labelId={id} descriptionId="">
      <TableCheckbox {...rest} aria-labelledby={id} />
    </ChoiceRow>
  )
}

interface BulkBarProps<Row> {
  table: TableState<Row>
  labels: TableLabels
  /** Cards have no header checkbox, so the bar is always shown and includes it. */
  isCardView: boolean
  count: number
  actions: ReactNode
  /** Called when the focused button is removed. */
  onFocusLost: () => void
  /** The rows. */
  region: RefObject<HTMLElement | null>
}

/** The number of selected rows and the bulk actions. */
export function BulkBar<Row>({ table, labels, isCardView, count, actions, onFocusLost, region }: BulkBarProps<Row>) {
  const mergedLabels = { ...lazyTableLabels, ...labels }
  const { total = 0, pageIds, selectedOnPage } = table
  const isWholePage = selectedOnPage === true && total > pageIds().length
  const selectedAsWhole = useRef<RowSelection>(undefined)
  // The line of a whole page goes with its rows: those of the next page, whose first one the press has scrolled to, stay below the header.
  useLayoutEffect(() => {
    const isOtherPage = !isWholePage && selectedAsWhole.current === table.selection
    selectedAsWhole.current = isWholePage ? table.selection : undefined
    if (isOtherPage && (region.current?.getBoundingClientRect().top ?? 0) < 0) region.current?.scrollIntoView({ block: 'start' })
  }, [isWholePage, table.selection, region])
  const isEverything = isWholePage && count >= total
  const selectedLabel = mergedLabels.selected(count)
  return (
    <div className={styles.bulk}>
      <div className={styles.bulkLine}>
        {isCardView ? (
          <LabelledCheckbox
            label={count > 0 ? selectedLabel : mergedLabels.selectPage}
            checked={selectedOnPage}
            disabled={table.selectsNone}
            onCheckedChange={(on) => table.setSelected(pageIds(), on)}
          />
        ) : (
          <strong className={styles.bulkCount}>{selectedLabel}</strong>
        )}
        {table.hiddenSelectedCount > 0 ? <span>{mergedLabels.selectedHidden(table.hiddenSelectedCount)}</span> : null}
        {count > 0 ? (
          <>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                table.clearSelection()
                onFocusLost()
              }}
            >
              {mergedLabels.clearSelection}
            </Button>
            <div className={styles.bulkActions}>{actions}</div>
          </>
        ) : null}
      </div>
      {isWholePage ? (
        <div className={styles.bulkLine}>
          <span>{isEverything ? mergedLabels.allSelected(total) : mergedLabels.pageSelected(pageIds().length)}</span>
          {isEverything ? null : (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                table.selectEverything()
                onFocusLost()
              }}
            >
              {mergedLabels.selectAll(total)}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  )
}

interface NoRowsProps<Row> extends Pick<TablePartProps<Row>, 'props' | 'labels'> {
  filtered: boolean
}

/** Replaces the rows: an error, no results, or an empty list. */
export function NoRows<Row>({ props, labels, filtered }: NoRowsProps<Row>) {
  const mergedLabels = { ...lazyTableLabels, ...labels }
  const { error, onRetry, refetching = false, filtering, empty, emptyFiltered } = props
  if (error)
    return (
      <ErrorState
        title={mergedLabels.errorTitle}
        {...error}
        onRetry={onRetry}
        retrying={refetching}
        labels={{ retry: mergedLabels.retry, retrying: mergedLabels.retrying }}
      />
    )
  if (!filtered) return <EmptyState title={mergedLabels.emptyTitle} {...empty} />
  const { onClear } = filtering ?? {}
  return (
    <EmptyState
      title={mergedLabels.filteredTitle}
      {...emptyFiltered}
      action={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            {mergedLabels.clearFilters}
          </Button>
        ) : undefined
      }
    />
  )
}

interface StaleRowsMessageProps {
  labels: TableLabels
  pending: boolean
  onRetry: (() => void) | undefined
}

/** Says that refetching failed and the rows are outdated. */
export function StaleRowsMessage({ labels, pending, onRetry }: StaleRowsMessageProps) {
  const mergedLabels = { ...lazyTableLabels, ...labels }
  return (
    <div ref={moveFocusOnUnmount} className={styles.stale}>
      <Icon>
        <TriangleAlert />
      </Icon>
      <span role="status" className={styles.staleText}>
        {mergedLabels.stale}
      </span>
      {onRetry ? (
        <Button variant="secondary" size="small" pending={pending} pendingLabel={mergedLabels.retrying} onClick={() => onRetry()}>
          {mergedLabels.retry}
        </Button>
      ) : null}
    </div>
  )
}

/** A panel below the toolbar with a checkbox for each column. */
export function ColumnSettings<Row>({ props, table, labels }: Pick<TablePartProps<Row>, 'props' | 'table' | 'labels'>) {
  const mergedLabels = { ...lazyTableLabels, ...labels }
  const [isPanelOpen, setPanelOpen] = useState(false)
  const panelId = useId()
  return (
    <>
      <IconButton
        variant="secondary"
        label={mergedLabels.columns}
        icon={<Columns3 />}
        aria-expanded={isPanelOpen}
        aria-controls={isPanelOpen ? panelId : undefined}
        onClick={() => setPanelOpen(!isPanelOpen)}
      />
      {isPanelOpen ? (
        <div id={panelId} role="group" aria-label={mergedLabels.columns} className={styles.choice}>
          {props.columns.map(({ id, header }) => {
            const visibleColumn = table.columns.find((column) => column.id === id)
            return (
              <LabelledCheckbox
                key={id}
                label={header}
                checked={visibleColumn !== undefined}
                // The row names and the last visible column cannot be hidden.
                disabled={visibleColumn !== undefined && (visibleColumn.alwaysVisible === true || table.columns.length === 1)}
                onCheckedChange={(on) => table.setColumnVisible(id, on)}
              />
            )
          })}
        </div>
      ) : null}
    </>
  )
}

interface LayoutSwitchProps extends Pick<DataTableProps<unknown>, 'layout' | 'onLayoutChange'> {
  labels: TableLabels
}

/** Switches between table and cards. */
export function LayoutSwitch({ layout, onLayoutChange, labels }: LayoutSwitchProps) {
  const mergedLabels = { ...lazyTableLabels, ...labels }
  const next = layout === 'cards' ? 'table' : 'cards'
  return (
    <IconButton
      variant="secondary"
      label={next === 'cards' ? mergedLabels.showCards : mergedLabels.showTable}
      icon={next === 'cards' ? <LayoutGrid /> : <Table2 />}
      onClick={() => onLayoutChange?.(next)}
    />
  )
}
