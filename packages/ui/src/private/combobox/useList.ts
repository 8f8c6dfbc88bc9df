'use client'
import { useCallback, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { arrange, moveTo, toRows, type Move } from './rows.ts'
import { slicesOf, type Slice } from './slices.ts'
import { isComposing } from './typing.ts'

/*
 * The core of everything that chooses from a list: which option is active, what the keys do, ids, scrolling, and the window of a long
 * list. The focus stays on one control (an input, a button), which names the active option by `aria-activedescendant`.
 * It needs no popup and no Combobox:
 *
 *   const list = useList({ items, keyOf, isShown: true, autoActive: true, onPick })
 *   <input role="combobox" {...list.control} aria-expanded={items.length > 0} onKeyDown={(event) => void list.onKeyDown(event)} />
 *   <List list={list} label="Countries">{(item, state) => <OptionText query={query}>{item.name}</OptionText>}</List>
 *
 * - Call `list.forget()` when what was typed changes; with `autoActive` the first option is active again then.
 * - `list.mark(key)` makes an option active, such as the chosen one when the list opens.
 * - `onKeyDown` returns whether the key was used (and prevented); Escape, Tab and typing are yours.
 * - `groupOf` gives headings; items of a group are drawn together, in the order in which groups first come.
 * - Above 100 rows only the window is in the document. All options then need one height, all headings another.
 */
export interface ListOptions<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The heading that an item stands under. */
  groupOf?: (item: Item) => string | undefined
  isOff?: (item: Item) => boolean
  isChosen?: (item: Item) => boolean
  /** More than one can be chosen. */
  multiple?: boolean
  /** The list is in the document. */
  isShown: boolean
  /** Something is always active: what was marked, else the first. */
  autoActive?: boolean
  /** Home and End move in the list. Where they move a caret instead, they only take the mark away. */
  ends?: 'list' | 'caret'
  /** Single steps stop at the ends, which otherwise meet. */
  stops?: boolean
  onPick: (item: Item, by: PickedBy) => void
}

export type MarkedBy = 'keys' | 'pointer'
export type PickedBy = MarkedBy | 'touch'

const longList = 100

const nothing = () => undefined
const never = () => false

const moves: Partial<Record<string, Move>> = { ArrowDown: 'next', ArrowUp: 'previous', PageDown: 'pageDown', PageUp: 'pageUp' }
const ends: Partial<Record<string, Move>> = { Home: 'first', End: 'last' }

export function useList<Item>({
  items: given,
  keyOf,
  groupOf = nothing,
  isOff = never,
  isChosen = never,
  multiple = false,
  isShown,
  autoActive = false,
  ends: endKeys = 'caret',
  stops = false,
  onPick,
}: ListOptions<Item>) {
  const id = useId()
  const scroller = useRef<HTMLElement>(null)
  const [marked, setMarked] = useState<{ key: string; by: MarkedBy } | null>(null)
  const [view, setView] = useState({ top: 0, height: 400, option: 44, heading: 36 })
  const pointer = useRef('')

  const items = arrange(given, groupOf)
  const rows = isShown ? toRows(items, keyOf, groupOf) : []
  const found = marked === null ? -1 : items.findIndex((item) => keyOf(item) === marked.key)
  const active = found === -1 && autoActive ? items.findIndex((item) => !isOff(item)) : found
  const activeItem = items[active]
  const activeKey = activeItem === undefined ? null : keyOf(activeItem)
  const activeBy: MarkedBy = found === -1 ? 'keys' : (marked?.by ?? 'keys')
  const optionId = (key: string) => `${id}-${encodeURIComponent(key)}`
  const activeId = activeKey !== null && isShown ? optionId(activeKey) : undefined

  const isLong = rows.length > longList
  const window = isLong
    ? slicesOf({
        count: rows.length,
        sizeOf: (index) => (rows[index]?.kind === 'heading' ? view.heading : view.option),
        ...view,
        keep: rows.findIndex((row) => row.kind === 'option' && row.index === active),
      })
    : { slices: rows.map((_, index): Slice => ({ index, before: 0 })), after: 0 }

  // Only the list scrolls; the browser's own way would move the page and the dialog as well.
  const reveal = useCallback(() => {
    const box = scroller.current
    const option = box?.querySelector('[data-active="keys"]')
    if (!box || !option) return
    const outer = box.getBoundingClientRect()
    const inner = option.getBoundingClientRect()
    if (inner.top < outer.top) box.scrollTop -= inner.top - outer.top + (inner.height < outer.height / 2 ? inner.height / 2 : 0)
    else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 4
  }, [])
  // Also once the heights are known, which moves what is far down.
  useLayoutEffect(() => {
    if (isShown && activeId !== undefined && activeBy === 'keys') reveal()
  }, [isShown, activeId, activeBy, reveal, view.option, view.heading, view.height])

  const measure = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const heightOf = (selector: string) => box.querySelector(selector)?.getBoundingClientRect().height
    setView((before) => {
      const option = heightOf('[role="option"]') ?? before.option
      const next = {
        // Rounded, so that the list is drawn anew once a row and not once a pixel.
        top: Math.round(box.scrollTop / option) * option,
        height: box.clientHeight,
        option,
        heading: heightOf('[data-heading]') ?? before.heading,
      }
      return Object.entries(next).every(([name, value]) => before[name as keyof typeof next] === value) ? before : next
    })
  }, [])

  const attach = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element
      if (!element) return
      const observer = new ResizeObserver(() => {
        measure()
        reveal()
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        scroller.current = null
      }
    },
    [measure, reveal],
  )

  const markIndex = (index: number, by: MarkedBy) => {
    const item = items[index]
    setMarked(item === undefined ? null : { key: keyOf(item), by })
  }
  const move = (to: Move) =>
    markIndex(
      moveTo(
        to,
        active,
        items.length,
        (index) => {
          const item = items[index]
          return item === undefined || isOff(item)
        },
        stops,
      ),
      'keys',
    )

  const pick = (item: Item, by: PickedBy) => {
    if (!isOff(item)) onPick(item, by)
  }

  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isShown || isComposing(event) || event.altKey) return false
    const isEnd = ends[event.key] !== undefined
    const to = moves[event.key] ?? (endKeys === 'list' || event.ctrlKey || event.metaKey ? ends[event.key] : undefined)
    if (to !== undefined && !event.shiftKey) move(to)
    else if (event.key === 'Enter' && activeItem !== undefined) pick(activeItem, activeBy)
    else {
      if (isEnd || event.key === 'ArrowLeft' || event.key === 'ArrowRight') setMarked(null)
      return false
    }
    event.preventDefault()
    return true
  }

  return {
    id,
    items,
    rows,
    window,
    isLong,
    isShown,
    multiple,
    attach,
    measure,
    activeItem,
    activeKey,
    activeBy,
    isOff,
    isChosen,
    keyOf,
    move,
    onKeyDown,
    pick,
    forget: () => setMarked(null),
    mark: (key: string | null) => setMarked(key === null ? null : { key, by: 'keys' }),
    /** What the control needs to name the list and the active option. */
    control: { 'aria-controls': isShown ? id : undefined, 'aria-activedescendant': activeId },
    optionId,
    /** A pointer at rest over a list that scrolls under it marks nothing. */
    onPointer: (event: PointerEvent, item: Item) => {
      const place = `${event.screenX} ${event.screenY}`
      if (event.pointerType === 'touch' || pointer.current === place) return
      pointer.current = place
      if (!isOff(item) && (marked?.by !== 'pointer' || marked.key !== keyOf(item))) setMarked({ key: keyOf(item), by: 'pointer' })
    },
  }
}

export type ListState<Item> = ReturnType<typeof useList<Item>>
