'use client'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

type Selection = readonly [start: number, end: number]

/** Keeps the boxes that are selected already: each key is followed by an event of the browser that says the same, and nothing renders. */
const toSelection =
  (start: number, end: number) =>
  (before: Selection): Selection =>
    before[0] === start && before[1] === end ? before : [start, end]

/** Maps the input's selection to boxes. The caret on a digit selects that digit, so that typing replaces it. */
export function useOtpSelection(control: RefObject<HTMLInputElement | null>, value: string, length: number, isComposing: boolean) {
  const [selected, setSelected] = useState<Selection>([0, 0])
  const pendingSlot = useRef<number>(undefined)

  const show = (slot: number, filled: number) => {
    const start = Math.max(0, Math.min(slot, filled, length - 1))
    setSelected(toSelection(start, start + 1))
    return start
  }
  const select = (slot: number) => {
    const input = control.current
    if (!input || isComposing) return
    const filled = input.value.length
    const start = show(slot, filled)
    // Backward, so that Shift+Left extends the selection.
    input.setSelectionRange(start, Math.min(start + 1, filled), 'backward')
  }
  const selectLatest = useEffectEvent(select)

  // Not by React's `onSelect`, which misses a field that was focused before hydration.
  useEffect(() => {
    const handleSelectionChange = () => {
      const input = control.current
      if (!input || document.activeElement !== input) return
      const start = input.selectionStart ?? 0
      const end = input.selectionEnd ?? 0
      if (start === end) selectLatest(start)
      else setSelected(toSelection(start, end))
    }
    document.addEventListener('selectionchange', handleSelectionChange)
    return () => document.removeEventListener('selectionchange', handleSelectionChange)
  }, [control])

  // React moves the caret to the end when it sets the value.
  useLayoutEffect(() => {
    if (document.activeElement === control.current) selectLatest(pendingSlot.current ?? control.current?.selectionStart ?? 0)
    pendingSlot.current = undefined
  }, [control, value, isComposing])

  const keys: Record<string, number> = { ArrowLeft: selected[0] - 1, ArrowRight: selected[0] + 1, Home: 0, End: length }
  return {
    selected,
    select,
    /** Shows the box of the caret with the next value, in the same render. */
    show,
    /** Selects this box once the next value is rendered. */
    moveAfterUpdate: (slot: number) => {
      pendingSlot.current = slot
    },
    /** Returns true if the key moved the selection. */
    handleKey: (event: KeyboardEvent): boolean => {
      const slot = keys[event.key]
      if (slot === undefined || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return false
      event.preventDefault()
      select(slot)
      return true
    },
  }
}
