'use client'
import { useCallback, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { groupItems, toListRows } from './listRows.ts'
import { findMoveTarget, type ListMove } from '../findMoveTarget.ts'
import { computeVisibleRows, type VisibleRow } from './visibleRows.ts'
import { isComposing } from './inputEventPredicates.ts'

/*
 * The listbox behaviour shared by Combobox, MultiSelect, CustomSelect, CommandPalette and the country list: active option, keyboard, ids,
 * scrolling, and windowing of long lists. Focus stays on one control (an input or a button) that references the active option with
 * `aria-activedescendant`. It needs no popup:
 *
 *   const list = useListbox({ items, getKey, isOpen: true, autoActive: true, onSelect })
 *   <input role="combobox" {...list.controlProps} aria-expanded={items.length > 0} onKeyDown={(event) => void list.onKeyDown(event)} />
 *   <Listbox list={list} label="Countries">{(item, state) => <OptionText query={query}>{item.name}</OptionText>}</Listbox>
 *
 * - Call `list.clearActive()` when the query changes; with `autoActive` the first option becomes active again.
 * - `list.setActive(key)` activates an option, such as the selected one when the list opens.
 * - `onKeyDown` returns whether it handled (and prevented) the key; Escape, Tab and typing are up to the caller.
 * - `getGroup` adds headings; items of a group are listed together, in order of first appearance.
 * - Above 100 rows only the visible part is rendered. All options must then have one height, all headings another.
 */
export interface ListboxOptions<Item> {
  items: readonly Item[]
  getKey: (item: Item) => string
  /** The group heading of an item. */
  getGroup?: (item: Item) => string | undefined
  isDisabled?: (item: Item) => boolean
  isSelected?: (item: Item) => boolean
  /** Allows several selected options. */
  multiple?: boolean
  /** Whether the list is rendered. */
  isOpen: boolean
  /** Keeps an option active: the activated one, or the first. */
  autoActive?: boolean
  /** Whether Home and End move in the list; in a text they move the caret and clear the active option. */
  homeEndTarget?: 'list' | 'caret'
  /** Arrow keys stop at the ends instead of wrapping around. */
  stopsAtEnds?: boolean
  onSelect: (item: Item, by: SelectMethod) => void
}

export type ActivationMethod = 'keys' | 'pointer'
export type SelectMethod = ActivationMethod | 'touch'

const windowFrom = 100

const returnUndefined = () => undefined
const returnFalse = () => false

const movesByKey: Partial<Record<string, ListMove>> = { ArrowDown: 'next', ArrowUp: 'previous', PageDown: 'pageDown', PageUp: 'pageUp' }
const endMovesByKey: Partial<Record<string, ListMove>> = { Home: 'first', End: 'last' }

export function useListbox<Item>({
  items: givenItems,
  getKey,
  getGroup = returnUndefined,
  isDisabled = returnFalse,
  isSelected = returnFalse,
  multiple = false,
  isOpen,
  autoActive = false,
  homeEndTarget: endKeys = 'caret',
  stopsAtEnds = false,
  onSelect,
}: ListboxOptions<Item>) {
  const id = useId()
  const scroller = useRef<HTMLElement>(null)
  const [activeOption, setActiveOption] = useState<{ key: string; by: ActivationMethod } | null>(null)
  const [view, setView] = useState({ top: 0, height: 400, option: 44, heading: 36 })
  const lastPointerPosition = useRef('')

  const items = groupItems(givenItems, getGroup)
  const rows = isOpen ? toListRows(items, getKey, getGroup) : []
  const activeOptionIndex = activeOption === null ? -1 : items.findIndex((item) => getKey(item) === activeOption.key)
  const activeIndex = activeOptionIndex === -1 && autoActive ? items.findIndex((item) => !isDisabled(item)) : activeOptionIndex
  const activeItem = items[activeIndex]
  const activeKey = activeItem === undefined ? null : getKey(activeItem)
  const activeBy: ActivationMethod = activeOptionIndex === -1 ? 'keys' : (activeOption?.by ?? 'keys')
  const optionId = (key: string) => `${id}-${encodeURIComponent(key)}`
  const activeId = activeKey !== null && isOpen ? optionId(activeKey) : undefined

  const isLong = rows.length > windowFrom
  const window = isLong
    ? computeVisibleRows({
        count: rows.length,
        sizeOf: (index) => (rows[index]?.kind === 'heading' ? view.heading : view.option),
        ...view,
        keptIndex: rows.findIndex((row) => row.kind === 'option' && row.index === activeIndex),
      })
    : { slices: rows.map((_, index): VisibleRow => ({ index, before: 0 })), after: 0 }

  // `scrollIntoView` would also scroll the page and the dialog.
  const scrollToActive = useCallback(() => {
    const box = scroller.current
    const option = box?.querySelector('[data-active="keys"]')
    if (!box || !option) return
    const outer = box.getBoundingClientRect()
    const inner = option.getBoundingClientRect()
    // A list that is still growing; it scrolls when it has its height.
    if (inner.height > outer.height) return
    // Above, with what comes before it: a heading, or another option.
    if (inner.top < outer.top) box.scrollTop += inner.top - outer.top - Math.min(inner.height, outer.height - inner.height)
    else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 4
  }, [])
  // Again where other options move it, and after measuring, which moves rows further down.
  useLayoutEffect(scrollToActive, [scrollToActive, activeId, activeIndex, activeBy, view.option, view.heading, view.height])

  const measure = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const heightOf = (selector: string) => box.querySelector(selector)?.getBoundingClientRect().height
    setView((before) => {
      const option = heightOf('[role="option"]') ?? before.option
      const next = {
        // Rounded to rows, so that scrolling does not re-render for every pixel.
        top: Math.round(box.scrollTop / option) * option,
        height: box.clientHeight,
        option,
        heading: heightOf('[data-heading]') ?? before.heading,
      }
      return Object.entries(before).every(([name, value]) => next[name as keyof typeof next] === value) ? before : next
    })
  }, [])

  const attach = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element
      if (!element) return
      const observer = new ResizeObserver(() => {
        measure()
        scrollToActive()
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        scroller.current = null
      }
    },
    [measure, scrollToActive],
  )

  const setActive = (key: string | null) => setActiveOption(key === null ? null : { key, by: 'keys' })
  const moveActive = (to: ListMove) => {
    const isOff = (index: number) => {
      const item = items[index]
      return item === undefined || isDisabled(item)
    }
    const item = items[findMoveTarget(to, activeIndex, items.length, isOff, stopsAtEnds)]
    setActive(item === undefined ? null : getKey(item))
  }

  const selectItem = (item: Item, by: SelectMethod) => {
    if (!isDisabled(item)) onSelect(item, by)
  }

  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen || isComposing(event) || event.altKey) return false
    const isEnd = endMovesByKey[event.key] !== undefined
    const to = movesByKey[event.key] ?? (endKeys === 'list' || event.ctrlKey || event.metaKey ? endMovesByKey[event.key] : undefined)
    if (to !== undefined && !event.shiftKey) moveActive(to)
    else if (event.key === 'Enter' && activeItem !== undefined) selectItem(activeItem, activeBy)
    else {
      if (isEnd || event.key === 'ArrowLeft' || event.key === 'ArrowRight') setActiveOption(null)
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
    isOpen,
    multiple,
    attach,
    measure,
    activeItem,
    activeKey,
    activeBy,
    isDisabled,
    isSelected,
    getKey,
    moveActive,
    onKeyDown,
    selectItem,
    /** Other options may follow: they are shown from the first. */
    clearActive: () => {
      setActive(null)
      if (scroller.current) scroller.current.scrollTop = 0
    },
    setActive,
    /** Attributes of the control that reference the list and the active option. */
    controlProps: { 'aria-controls': isOpen ? id : undefined, 'aria-activedescendant': activeId },
    optionId,
    /** Ignores pointermove events that scrolling causes under a stationary pointer. */
    onPointer: (event: PointerEvent, item: Item) => {
      const place = `${event.screenX} ${event.screenY}`
      if (event.pointerType === 'touch' || lastPointerPosition.current === place) return
      lastPointerPosition.current = place
      const key = getKey(item)
      // An option that a key has made active stays so.
      if (!isDisabled(item) && key !== activeKey) setActiveOption({ key, by: 'pointer' })
    },
  }
}

export type ListboxState<Item> = ReturnType<typeof useListbox<Item>>
