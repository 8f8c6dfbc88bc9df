'use client'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** The caret of one input as a box that is marked: on a figure it selects it, so that typing replaces it. */
export function useSlots(control: RefObject<HTMLInputElement | null>, value: string, length: number) {
  const [marked, setMarked] = useState<readonly [number, number]>([0, 0])
  const wanted = useRef<number>(undefined)

  const mark = (slot: number) => {
    const input = control.current
    if (!input) return
    const filled = input.value.length
    const start = Math.max(0, Math.min(slot, filled, length - 1))
    // Backwards, so that Shift with an arrow goes on to the left.
    input.setSelectionRange(start, Math.min(start + 1, filled), 'backward')
    setMarked([start, Math.max(start + 1, input.selectionEnd ?? 0)])
  }
  const latest = useRef(mark)
  useLayoutEffect(() => {
    latest.current = mark
  })

  useEffect(() => {
    const input = control.current
    if (!input) return
    const { ownerDocument } = input
    const follow = () => {
      if (ownerDocument.activeElement !== input) return
      const { selectionStart, selectionEnd } = input
      if (selectionStart === null || selectionEnd === null) return
      if (selectionStart === selectionEnd) latest.current(selectionStart)
      else setMarked([selectionStart, selectionEnd])
    }
    ownerDocument.addEventListener('selectionchange', follow)
    return () => ownerDocument.removeEventListener('selectionchange', follow)
  }, [control])

  // A value that React writes puts the caret to its end.
  useLayoutEffect(() => {
    if (control.current?.ownerDocument.activeElement !== control.current) return
    latest.current(wanted.current ?? control.current?.selectionStart ?? 0)
    wanted.current = undefined
  }, [control, value])

  const keys: Record<string, number> = { ArrowLeft: marked[0] - 1, ArrowRight: marked[0] + 1, Home: 0, End: length }
  return {
    marked,
    mark,
    /** Where to stand once the next value is there. */
    want: (slot: number) => {
      wanted.current = slot
    },
    /** True when the key was an arrow and has been followed. */
    move: (event: KeyboardEvent): boolean => {
      const slot = keys[event.key]
      if (slot === undefined || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return false
      event.preventDefault()
      mark(slot)
      return true
    },
  }
}
