'use client'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

interface ChipsOptions {
  control: RefObject<HTMLInputElement | null>
  values: readonly string[]
  /** The maximum number of chips while collapsed. */
  max: number
  remove: (value: string) => void
}

/** Keyboard navigation, removal and focus of the chips in the field. */
export function useChips({ control, values, max, remove }: ChipsOptions) {
  const group = useRef<HTMLDivElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  // The chip to focus after the next render.
  const pendingFocus = useRef<'last' | number>(undefined)
  const isCollapsed = !isExpanded && values.length > max
  const shownValues = isCollapsed ? values.slice(0, max) : values
  if (isExpanded && values.length <= max) setExpanded(false)

  const listButtons = () => [...(group.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  const focusButton = (index: number) => {
    const found = listButtons()[index]
    if (found) found.focus()
    else control.current?.focus()
  }
  useLayoutEffect(() => {
    const next = pendingFocus.current
    if (next === undefined) return
    pendingFocus.current = undefined
    const all = [...(group.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const found = next === 'last' ? all.at(-1) : all[Math.min(next, all.length - 1)]
    if (found) found.focus()
    else control.current?.focus()
  })

  const getDirection = (event: KeyboardEvent<HTMLElement>): 1 | -1 | undefined => {
    const isBack = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === isBack) return -1
    return event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? 1 : undefined
  }

  return {
    group,
    shown: shownValues,
    hidden: values.length - shownValues.length,
    isFolded: isCollapsed,
    expand: () => {
      pendingFocus.current = max
      setExpanded(true)
    },
    fold: () => setExpanded(false),
    /** A pointer press removes a chip; the input keeps focus. */
    press: (value: string) => {
      remove(value)
      control.current?.focus()
    },
    /** Moves focus from the start of the input to the chips. Returns whether it handled the key. */
    enter: (event: KeyboardEvent<HTMLInputElement>): boolean => {
      const { selectionStart, selectionEnd, value } = event.currentTarget
      const isBackspace = event.key === 'Backspace' && value === ''
      const isAtStart = selectionStart === 0 && selectionEnd === 0
      if (values.length === 0 || !(isBackspace || (isAtStart && getDirection(event) === -1))) return false
      event.preventDefault()
      if (isBackspace && isCollapsed) {
        pendingFocus.current = 'last'
        setExpanded(true)
      } else focusButton(listButtons().length - 1)
      return true
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>, value: string | undefined) => {
      const all = listButtons()
      const index = all.indexOf(event.currentTarget)
      const by = getDirection(event)
      const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
      if (by !== undefined) focusButton(by === -1 ? Math.max(index - 1, 0) : index + 1)
      else if (event.key === 'Home') focusButton(0)
      else if (event.key === 'End') control.current?.focus()
      else if (value !== undefined && (isRemoval || event.key === 'Enter' || event.key === ' ')) {
        // Focuses the next chip, else the previous one, else the input; a value that cannot be removed now keeps the focus.
        if (!event.currentTarget.ariaDisabled) pendingFocus.current = index
        remove(value)
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && value !== undefined) {
        // A typed character goes to the input.
        control.current?.focus()
        return
      } else return
      event.preventDefault()
    },
  }
}
