'use client'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../private/ScrollRegion.tsx'
import { useLazyModule } from '../private/useLazyModule.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { blankRows } from './blanks.tsx'
import * as styles from './DataTable.css.ts'
import { GroupWords, runsOf } from './groups.tsx'
import type { TableParts } from './row.ts'
import * as rows from './rows.css.ts'
import { isSelected } from './selection.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { totals } from './totals.tsx'
import { useOverflow } from './useRoom.ts'

const manyRows = 200
const firstRows = 40
const loadVirtual = async () => (await import('./VirtualRows.tsx')).VirtualRows

/** The rows, as a table or as cards, or what stands in their place. */
export function TableBody<Row>({ props, table, manner, words, narrow, extras, region }: TableParts<Row>) {
  const { caption, loading = false, refetching = false, groupOf, virtualize = 'auto', density = 'comfortable' } = props
  const { rows: shown, columns } = table
  const isVirtual = !groupOf && !loading && (virtualize === 'auto' ? shown.length > manyRows : virtualize)
  // A server draws only the first ones, too: the rest is measured, which takes a browser.
  const VirtualRows = useLazyModule(isVirtual, loadVirtual)
  const [overflows, watchOverflow] = useOverflow()
  const isEmpty = shown.length === 0 && !loading

  const line = (index: number): ReactNode => {
    const row = shown[index]
    if (row === undefined) return null
    const id = props.getRowId(row)
    const place = isVirtual ? { place: index, of: shown.length } : {}
    const Row = narrow ? narrow.CardRow : TableRow
    return <Row key={id} row={row} id={id} manner={manner} selected={isSelected(table.selection, id)} {...place} />
  }
  const between = (from: number, to: number) => shown.slice(from, to).map((_row, index) => line(from + index))
  const runs = groupOf && !loading ? runsOf(shown, groupOf) : undefined
  const span = columns.length + (manner.isSelectable ? 1 : 0) + (manner.rowActions ? 1 : 0)
  const drawn = () =>
    isVirtual && VirtualRows ? (
      <VirtualRows
        rows={shown}
        getRowId={props.getRowId}
        as={narrow ? 'li' : 'tr'}
        span={span}
        scroller={region}
        estimate={narrow ? 132 : density === 'compact' ? 44 : 56}
        line={line}
        printed={words.printed}
      />
    ) : (
      between(0, isVirtual ? firstRows : shown.length)
    )
  const dimmed = refetching ? styles.dimmed : undefined

  const asTable = () => (
    <table
      ref={watchOverflow}
      aria-rowcount={isVirtual ? shown.length + 1 : undefined}
      className={cx(rows.table, rows.density[density], isVirtual && rows.fixed, props.stickyFirstColumn && rows.stickyColumn)}
    >
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <colgroup>
        {manner.isSelectable ? <col className={rows.boxWidth} /> : null}
        {columns.map(({ id, width = 'auto' }) => (
          <col key={id} className={rows.width[width]} />
        ))}
        {manner.rowActions ? <col className={rows.actionsWidth} /> : null}
      </colgroup>
      <TableHead table={table} manner={manner} words={words} sticky={isVirtual || props.stickyHeader === true} numbered={isVirtual} />
      {loading ? (
        <tbody aria-hidden="true">{blankRows(manner, Math.min(table.pageSize, 10))}</tbody>
      ) : runs ? (
        runs.map(({ group, from, to }) => (
          <tbody key={`${group.id} ${from}`} className={dimmed}>
            <tr>
              <th scope="rowgroup" colSpan={span} className={rows.group}>
                <GroupWords {...group} />
              </th>
            </tr>
            {between(from, to)}
          </tbody>
        ))
      ) : (
        <tbody className={dimmed}>{drawn()}</tbody>
      )}
      {isEmpty || loading ? null : totals(manner, table.filtered)}
    </table>
  )

  const isSideways = overflows && !narrow
  return (
    <ScrollRegion
      ref={region}
      aria-label={caption}
      aria-busy={refetching || undefined}
      tabIndex={isVirtual || isSideways ? 0 : -1}
      className={cx(styles.region, isVirtual && styles.window, isSideways && styles.sideways)}
    >
      {!narrow ? (
        asTable()
      ) : isEmpty ? null : (
        <narrow.Cards manner={manner} all={table.filtered} loading={loading} dimmed={refetching} runs={runs} drawn={between}>
          {runs ? null : drawn()}
        </narrow.Cards>
      )}
      {isEmpty && extras ? <extras.Instead props={props} words={words} filtered={table.query !== ''} /> : null}
    </ScrollRegion>
  )
}
