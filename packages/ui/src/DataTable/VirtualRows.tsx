'use client'
import { Fragment, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Heights, slots, type Slot } from './heights.ts'
import * as styles from './rows.css.ts'

interface VirtualRowsProps<Row> {
  rows: readonly Row[]
  getRowId: (row: Row) => string
  as: 'tr' | 'li'
  /** How many columns a blank goes over. */
  span: number
  scroller: RefObject<HTMLElement | null>
  /** About how high a row is, until one has been measured. */
  estimate: number
  line: (index: number) => ReactNode
  printed: (shown: number, total: number) => string
}

/** Rows drawn around those in sight. */
const around = 8
/** More than that nobody prints; a browser would stand still for it. */
const onPaper = 2000

const heightOf = (element: Element) => element.getBoundingClientRect().height

/** Draws the rows in sight, and blanks for the others: rows stay rows of one table, so that heads, widths and order hold. */
export function VirtualRows<Row>({ rows, getRowId, as, span, scroller, estimate, line, printed }: VirtualRowsProps<Row>) {
  const [known] = useState(() => ({ heights: new Map<string, number>(), typical: estimate }))
  const [view, setView] = useState({ top: 0, height: 800 })
  const [held, setHeld] = useState<{ id: string; index: number }>()
  const [printing, setPrinting] = useState(false)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const isAtEnd = useRef(false)
  const idAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? undefined : getRowId(row)
  }
  const latest = useRef(idAt)
  useLayoutEffect(() => {
    latest.current = idAt
  })

  const heights = useMemo(() => {
    const fresh = new Heights(rows.length, known.typical)
    // Only where some have been seen: going through a hundred thousand takes longer than to draw those in sight.
    if (known.heights.size > 0)
      for (const [index, row] of rows.entries()) {
        const height = known.heights.get(getRowId(row))
        if (height !== undefined) fresh.learn(index, height)
      }
    return fresh
    // The same row has the same id, whichever function says it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, known])

  useEffect(() => {
    const { current } = scroller
    if (!current) return
    const look = () => {
      isAtEnd.current = current.scrollTop > 0 && current.scrollTop + current.clientHeight >= current.scrollHeight - 2
      const next = { top: current.scrollTop, height: current.clientHeight }
      // In the same frame as the scrolling, so that nobody sees a blank.
      flushSync(() => setView(next))
    }
    const hold = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
      const index = Number(row?.dataset['line'])
      const id = latest.current(index)
      setHeld(id === undefined ? undefined : { id, index })
    }
    const letGo = ({ relatedTarget }: FocusEvent) => {
      // Going to another window is no leaving.
      if (relatedTarget === null && current.ownerDocument.hasFocus()) setHeld(undefined)
    }
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    const observer = new ResizeObserver(() => setView({ top: current.scrollTop, height: current.clientHeight }))
    observer.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    current.addEventListener('focusin', hold)
    current.addEventListener('focusout', letGo)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', look)
      current.removeEventListener('focusin', hold)
      current.removeEventListener('focusout', letGo)
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [scroller])

  // What is drawn is measured after every drawing, and drawn again only when that is news: a second time nothing is.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const { current } = scroller
    if (!current) return
    let isNews = false
    const drawn = [...current.querySelectorAll<HTMLElement>('[data-line]')]
    if (known.heights.size === 0 && drawn.length > 0) {
      // Most rows are alike: the first ones say how high the others are.
      const average = drawn.reduce((sum, row) => sum + heightOf(row), 0) / drawn.length
      if (average > 0) {
        known.typical = average
        isNews = heights.assume(average)
      }
    }
    for (const row of drawn) {
      const index = Number(row.dataset['line'])
      const id = idAt(index)
      const height = heightOf(row)
      if (id === undefined || height === 0) continue
      known.heights.set(id, height)
      isNews = heights.learn(index, height) || isNews
    }
    if (isNews) redraw()
    else if (isAtEnd.current) current.scrollTo({ top: current.scrollHeight })
  })

  const heldIndex = useMemo(() => {
    const isWhereItWas = held === undefined || idAt(held.index) === held.id
    return isWhereItWas ? held?.index : rows.findIndex((row) => getRowId(row) === held.id)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same row has the same id, whichever function says it
  }, [held, rows])
  const found = printing
    ? Array.from({ length: Math.min(rows.length, onPaper) }, (_unused, index): Slot => ({ index }))
    : slots(heights, view.top, view.height, around, heldIndex)
  return (
    <>
      {found.map((slot) =>
        'index' in slot ? (
          <Fragment key={idAt(slot.index)}>{line(slot.index)}</Fragment>
        ) : (
          <Blank key={`blank ${slot.before}`} as={as} span={span} height={slot.height} />
        ),
      )}
      {printing && rows.length > onPaper ? (
        <Blank as={as} span={span}>
          {printed(onPaper, rows.length)}
        </Blank>
      ) : null}
    </>
  )
}

interface BlankProps extends Pick<VirtualRowsProps<unknown>, 'as' | 'span'> {
  height?: number
  children?: ReactNode
}

function Blank({ as, span, height, children }: BlankProps) {
  const hidden = children === undefined ? true : undefined
  const style = height === undefined ? undefined : { blockSize: height }
  if (as === 'li')
    return (
      <li aria-hidden={hidden} style={style} className={styles.blank}>
        {children}
      </li>
    )
  return (
    <tr aria-hidden={hidden}>
      <td colSpan={span} style={style} className={styles.blank}>
        {children}
      </td>
    </tr>
  )
}
