'use client'
import { Fragment, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '../private/numberFormat.ts'
import type { DataTableLabels, TableLabels } from './dataTableLabels.ts'
import { RowHeights, computeSlots, type RowSlot } from './rowHeights.ts'
import * as styles from './TableRow.css.ts'

interface VirtualRowsProps<Row> {
  rows: readonly Row[]
  getRowId: (row: Row) => string
  as: 'tr' | 'li'
  /** Number of columns that a spacer spans. */
  columnCount: number
  scrollContainer: RefObject<HTMLElement | null>
  /** Approximate row height until rows are measured. */
  estimate: number
  renderRow: (index: number) => ReactNode
  labels: Pick<TableLabels, 'printLimit'>
}

/** Rows rendered beyond the viewport. */
const overscan = 8
/** Rendering more rows for print would block the browser. */
const maxPrintedRows = 2000

const formatPrintLimit: DataTableLabels['printLimit'] = (shown, total) =>
  `The first ${formatNumber(shown)} of ${formatNumber(total)} rows. Export the list for all of them.`

const heightOf = (element: Element) => element.getBoundingClientRect().height

/** Renders the visible rows and spacers for the others. The rows stay in one table, so that header and column widths work. */
export function VirtualRows<Row>({ rows, getRowId, as, columnCount, scrollContainer, estimate, renderRow, labels }: VirtualRowsProps<Row>) {
  const [measured] = useState(() => ({ heights: new Map<string, number>(), typical: estimate }))
  const [view, setView] = useState({ top: 0, height: 800 })
  const [focusedRow, setFocusedRow] = useState<{ id: string; index: number }>()
  const [isPrinting, setPrinting] = useState(false)
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  const isAtEnd = useRef(false)
  const idAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? undefined : getRowId(row)
  }
  const latestIdAt = useRef(idAt)
  useLayoutEffect(() => {
    latestIdAt.current = idAt
  })

  const heights = useMemo(() => {
    const newHeights = new RowHeights(rows.length, measured.typical)
    // Skipped before any row is measured: it would loop over all rows.
    if (measured.heights.size > 0)
      for (const [index, row] of rows.entries()) {
        const height = measured.heights.get(getRowId(row))
        if (height !== undefined) newHeights.setHeight(index, height)
      }
    return newHeights
    // Row ids are stable, so a new `getRowId` does not matter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, measured])

  useEffect(() => {
    const { current } = scrollContainer
    if (!current) return
    const handleScroll = () => {
      isAtEnd.current = current.scrollTop > 0 && current.scrollTop + current.clientHeight >= current.scrollHeight - 2
      const next = { top: current.scrollTop, height: current.clientHeight }
      // Synchronously with the scroll event, so that no empty area is painted.
      flushSync(() => setView(next))
    }
    const keepRowOf = (target: EventTarget | null) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
      const index = Number(row?.dataset['line'])
      const id = latestIdAt.current(index)
      setFocusedRow(id === undefined ? undefined : { id, index })
    }
    const handleFocusIn = ({ target }: FocusEvent) => keepRowOf(target)
    // A row may have been focused since it was rendered.
    const { activeElement } = current.ownerDocument
    if (current.contains(activeElement)) keepRowOf(activeElement)
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      // Switching windows does not move focus.
      if (relatedTarget === null && current.ownerDocument.hasFocus()) setFocusedRow(undefined)
    }
    const handleBeforePrint = () => flushSync(() => setPrinting(true))
    const handleAfterPrint = () => setPrinting(false)
    const observer = new ResizeObserver(() => setView({ top: current.scrollTop, height: current.clientHeight }))
    observer.observe(current)
    current.addEventListener('scroll', handleScroll, { passive: true })
    current.addEventListener('focusin', handleFocusIn)
    current.addEventListener('focusout', handleFocusOut)
    window.addEventListener('beforeprint', handleBeforePrint)
    window.addEventListener('afterprint', handleAfterPrint)
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', handleScroll)
      current.removeEventListener('focusin', handleFocusIn)
      current.removeEventListener('focusout', handleFocusOut)
      window.removeEventListener('beforeprint', handleBeforePrint)
      window.removeEventListener('afterprint', handleAfterPrint)
    }
  }, [scrollContainer])

  // Measures rendered rows after each render; re-renders only if a height changed.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const { current } = scrollContainer
    if (!current) return
    let hasChanged = false
    const renderedRows = [...current.querySelectorAll<HTMLElement>('[data-line]')]
    if (measured.heights.size === 0 && renderedRows.length > 0) {
      // Rows have similar heights: the first ones give the estimate.
      const average = renderedRows.reduce((sum, row) => sum + heightOf(row), 0) / renderedRows.length
      if (average > 0) {
        measured.typical = average
        hasChanged = heights.setEstimate(average)
      }
    }
    for (const row of renderedRows) {
      const index = Number(row.dataset['line'])
      const id = idAt(index)
      const height = heightOf(row)
      if (id === undefined || height === 0) continue
      measured.heights.set(id, height)
      hasChanged = heights.setHeight(index, height) || hasChanged
    }
    if (hasChanged) rerender()
    else if (isAtEnd.current) current.scrollTo({ top: current.scrollHeight })
  })

  const focusedIndex = useMemo(() => {
    const isUnmoved = focusedRow === undefined || idAt(focusedRow.index) === focusedRow.id
    return isUnmoved ? focusedRow?.index : rows.findIndex((row) => getRowId(row) === focusedRow.id)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- row ids are stable
  }, [focusedRow, rows])
  const visibleSlots = isPrinting
    ? Array.from({ length: Math.min(rows.length, maxPrintedRows) }, (_unused, index): RowSlot => ({ index }))
    : computeSlots(heights, view.top, view.height, overscan, focusedIndex)
  return (
    <>
      {visibleSlots.map((slot) =>
        'index' in slot ? (
          <Fragment key={idAt(slot.index)}>{renderRow(slot.index)}</Fragment>
        ) : (
          <SpacerRow key={`blank ${slot.before}`} as={as} columnCount={columnCount} height={slot.height} />
        ),
      )}
      {isPrinting && rows.length > maxPrintedRows ? (
        <SpacerRow as={as} columnCount={columnCount}>
          {(labels.printLimit ?? formatPrintLimit)(maxPrintedRows, rows.length)}
        </SpacerRow>
      ) : null}
    </>
  )
}

interface SpacerRowProps extends Pick<VirtualRowsProps<unknown>, 'as' | 'columnCount'> {
  height?: number
  children?: ReactNode
}

function SpacerRow({ as, columnCount, height, children }: SpacerRowProps) {
  const hidden = children === undefined ? true : undefined
  const style = height === undefined ? undefined : { blockSize: height }
  if (as === 'li')
    return (
      <li aria-hidden={hidden} style={style} className={styles.spacer}>
        {children}
      </li>
    )
  return (
    <tr aria-hidden={hidden}>
      <td colSpan={columnCount} style={style} className={styles.spacer}>
        {children}
      </td>
    </tr>
  )
}
