'use client'
import type { ReactNode } from 'react'
import { cx } from '../private/cx.ts'
import { ScrollRegion } from '../private/ScrollRegion.tsx'
import { useLazyModule } from '../private/useLazyModule.ts'
import { pulsing } from '../private/skeletonLine.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { CardList, CardRow } from './CardList.tsx'
import { renderSkeletonRows } from './skeletonRows.tsx'
import * as styles from './DataTable.css.ts'
import { GroupHeading, groupRows } from './rowGroups.tsx'
import type { TablePartProps } from './tablePartProps.ts'
import * as rows from './TableRow.css.ts'
import { isSelected } from './rowSelection.ts'
import { TableHeader } from './TableHeader.tsx'
import { TableRow } from './TableRow.tsx'
import { renderTotals } from './tableTotals.tsx'
import { useIsOverflowing } from './useTableSize.ts'

const virtualizeFrom = 200
const initialRows = 40
const loadVirtualRows = async () => (await import('./VirtualRows.tsx')).VirtualRows

/** The rows as a table or as cards, or their replacement. */
export function TableBody<Row>({ props, table, rowSettings, labels, showsCards, lazyParts, region }: TablePartProps<Row>) {
  const { caption, loading = false, refetching = false, getRowGroup, virtualize = 'auto', density = 'comfortable' } = props
  const { rows: shownRows, columns } = table
  const isVirtual = !getRowGroup && !loading && (virtualize === 'auto' ? shownRows.length > virtualizeFrom : virtualize)
  // The server renders the first rows only: measuring needs a browser.
  const VirtualRows = useLazyModule(isVirtual, loadVirtualRows)
  const [overflows, watchOverflow] = useIsOverflowing()
  const isEmpty = shownRows.length === 0 && !loading

  const renderRow = (index: number): ReactNode => {
    const row = shownRows[index]
    if (row === undefined) return null
    const id = props.getRowId(row)
    const rowPosition = isVirtual ? { position: index, totalCount: shownRows.length } : {}
    const Row = showsCards ? CardRow : TableRow
    return <Row key={id} row={row} id={id} rowSettings={rowSettings} selected={isSelected(table.selection, id)} {...rowPosition} />
  }
  const renderRows = (from: number, to: number) => shownRows.slice(from, to).map((_row, index) => renderRow(from + index))
  const groups = getRowGroup && !loading ? groupRows(shownRows, getRowGroup) : undefined
  const columnCount = columns.length + (rowSettings.isSelectable ? 1 : 0) + (rowSettings.rowActions ? 1 : 0)
  const renderBody = () =>
    isVirtual && VirtualRows ? (
      <VirtualRows
        rows={shownRows}
        getRowId={props.getRowId}
        as={showsCards ? 'li' : 'tr'}
        columnCount={columnCount}
        scrollContainer={region}
        estimate={showsCards ? 132 : density === 'compact' ? 44 : 56}
        renderRow={renderRow}
        labels={labels}
      />
    ) : (
      renderRows(0, isVirtual ? initialRows : shownRows.length)
    )
  const dimmedClass = refetching ? styles.dimmed : undefined

  const renderTable = () => (
    <table
      ref={watchOverflow}
      aria-rowcount={isVirtual ? shownRows.length + 1 : undefined}
      className={cx(rows.table, rows.density[density], isVirtual && rows.fixed, props.stickyFirstColumn && rows.stickyColumn)}
    >
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <colgroup>
        {rowSettings.isSelectable ? <col className={rows.boxWidth} /> : null}
        {columns.map(({ id, width = 'auto' }) => (
          <col key={id} className={rows.width[width]} />
        ))}
        {rowSettings.rowActions ? <col className={rows.actionsWidth} /> : null}
      </colgroup>
      <TableHeader
        table={table}
        rowSettings={rowSettings}
        labels={labels}
        isSticky={isVirtual || props.stickyHeader === true}
        hasRowIndexes={isVirtual}
      />
      {loading ? (
        <tbody aria-hidden="true" className={pulsing}>
          {renderSkeletonRows(rowSettings, Math.min(table.pageSize, 10))}
        </tbody>
      ) : groups ? (
        groups.map(({ group, from, to }) => (
          <tbody key={`${group.id} ${from}`} className={dimmedClass}>
            <tr>
              <th scope="rowgroup" colSpan={columnCount} className={rows.group}>
                <GroupHeading {...group} />
              </th>
            </tr>
            {renderRows(from, to)}
          </tbody>
        ))
      ) : (
        <tbody className={dimmedClass}>{renderBody()}</tbody>
      )}
      {isEmpty || loading ? null : renderTotals(rowSettings, table.filtered)}
    </table>
  )

  const scrollsHorizontally = overflows && !showsCards
  return (
    <ScrollRegion
      ref={region}
      aria-label={caption}
      aria-busy={refetching || undefined}
      tabIndex={isVirtual || scrollsHorizontally ? 0 : -1}
      onFocus={props.stickyFirstColumn && !showsCards ? lazyParts?.revealBesideStickyColumn : undefined}
      className={cx(styles.region, isVirtual && styles.window, scrollsHorizontally && styles.scrollX)}
    >
      {!showsCards ? (
        renderTable()
      ) : isEmpty ? null : (
        <CardList
          rowSettings={rowSettings}
          all={table.filtered}
          loading={loading}
          dimmed={refetching}
          isGrid={props.layout === 'cards' && !isVirtual}
          groups={groups}
          renderRows={renderRows}
        >
          {groups ? null : renderBody()}
        </CardList>
      )}
      {isEmpty && lazyParts ? <lazyParts.NoRows props={props} labels={labels} filtered={table.query !== ''} /> : null}
    </ScrollRegion>
  )
}
