'use client'
import { cx } from 'class-variance-authority'
import { Fragment, useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { CardRow } from './CardRow.tsx'
import * as cards from './cards.css.ts'
import { blankCards, blankRows } from './blanks.tsx'
import type { RowGroup } from './columns.ts'
import * as styles from './DataTable.css.ts'
import { Instead } from './Instead.tsx'
import type { TableParts } from './row.ts'
import * as rows from './rows.css.ts'
import { isSelected } from './selection.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { totals, totalsCard } from './totals.tsx'
import { useLater } from './useLater.ts'
import { useOverflow } from './useRoom.ts'

const manyRows = 200
const firstRows = 40
const loadVirtual = async () => (await import('./VirtualRows.tsx')).VirtualRows

/** The rows, as a table or as cards, or what stands in their place. */
export function TableBody<Row>({ props, table, manner, words, narrow, region }: TableParts<Row>) {
  const { caption, loading = false, refetching = false, groupOf, virtualize = 'auto', density = 'comfortable' } = props
  const { lines, columns } = table
  const isVirtual = !groupOf && !loading && (virtualize === 'auto' ? lines.length > manyRows : virtualize)
  // A server draws only the first ones, too; the rest is measured, which takes a browser.
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const VirtualRows = useLater(isVirtual && inBrowser, loadVirtual)
  const [overflows, watchOverflow] = useOverflow()
  const ids = useMemo(() => lines.map(({ id }) => id), [lines])
  const own = useId()
  const isEmpty = lines.length === 0

  const line = (index: number): ReactNode => {
    const found = lines[index]
    if (!found) return null
    const { row, id } = found
    const common = { row, id, manner, selected: isSelected(table.selection, id), ...(isVirtual ? { place: index } : {}) }
    return narrow ? <CardRow key={id} {...common} of={isVirtual ? lines.length : undefined} /> : <TableRow key={id} {...common} />
  }
  const span = columns.length + (manner.isSelectable ? 1 : 0) + (manner.rowActions ? 1 : 0)
  const drawn = (): ReactNode => {
    if (!isVirtual) return lines.map((_line, index) => line(index))
    if (!VirtualRows) return lines.slice(0, firstRows).map((_line, index) => line(index))
    return (
      <VirtualRows
        ids={ids}
        as={narrow ? 'li' : 'tr'}
        span={span}
        scroller={region}
        estimate={narrow ? 132 : density === 'compact' ? 44 : 56}
        line={line}
        printed={words.printed}
      />
    )
  }
  const dimmed = cx(refetching && styles.dimmed)
  const asTable = () => (
    <table
      ref={watchOverflow}
      aria-rowcount={isVirtual ? lines.length + 1 : undefined}
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
      ) : groupOf ? (
        groups(lines, groupOf).map(({ group, from, to }) => (
          <tbody key={`${group.id} ${from}`} className={dimmed}>
            <tr>
              <th scope="rowgroup" colSpan={span} className={rows.group}>
                <GroupWords {...group} />
              </th>
            </tr>
            {lines.slice(from, to).map((_line, index) => line(from + index))}
          </tbody>
        ))
      ) : (
        <tbody className={dimmed}>{drawn()}</tbody>
      )}
      {isEmpty || loading ? null : totals(manner, table.filtered)}
    </table>
  )
  const asCards = () =>
    loading ? (
      <div aria-hidden="true">{blankCards(Math.min(table.pageSize, 6))}</div>
    ) : groupOf ? (
      groups(lines, groupOf).map(({ group, from, to }) => (
        <Fragment key={`${group.id} ${from}`}>
          <div id={`${own}${from}`} className={rows.group}>
            <GroupWords {...group} />
          </div>
          <ul aria-labelledby={`${own}${from}`} className={cx(cards.list, dimmed)}>
            {lines.slice(from, to).map((_line, index) => line(from + index))}
          </ul>
        </Fragment>
      ))
    ) : (
      <>
        <ul className={cx(cards.list, dimmed)}>{drawn()}</ul>
        {isEmpty ? null : totalsCard(manner, table.filtered)}
      </>
    )

  const scrolls = isVirtual || (overflows && !narrow)
  return (
    <div
      ref={region}
      role="region"
      aria-label={caption}
      aria-busy={refetching || undefined}
      // Whoever has only a keyboard scrolls what has the focus.
      tabIndex={scrolls ? 0 : -1}
      className={cx(styles.region, isVirtual && styles.window, overflows && !narrow && styles.sideways)}
    >
      {narrow ? (isEmpty && !loading ? null : asCards()) : asTable()}
      {isEmpty && !loading ? <Instead props={props} words={words} filtered={table.query !== ''} /> : null}
    </div>
  )
}

const GroupWords = ({ label, note }: RowGroup) => (
  <div className={rows.groupInside}>
    <span>{label}</span>
    {note === undefined ? null : <span className={rows.groupNote}>{note}</span>}
  </div>
)

interface Run {
  group: RowGroup
  from: number
  to: number
}

/** Rows that follow each other under the same heading. */
function groups<Row>(lines: readonly { row: Row }[], groupOf: (row: Row) => RowGroup): Run[] {
  const runs: Run[] = []
  for (const [index, { row }] of lines.entries()) {
    const group = groupOf(row)
    const last = runs.at(-1)
    if (last?.group.id === group.id) last.to = index + 1
    else runs.push({ group, from: index, to: index + 1 })
  }
  return runs
}
