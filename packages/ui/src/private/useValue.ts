'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** A value that the caller holds, or that we hold from a first one on. The callback hears of changes, never of repetitions. */
export function useValue<Value>(given: Value | undefined, first: Value, onValueChange: ((value: Value) => void) | undefined) {
  const [own, setOwn] = useState(first)
  const value = given === undefined ? own : given
  const change = (next: Value) => {
    if (Object.is(next, value)) return
    setOwn(next)
    onValueChange?.(next)
  }
  return [value, change] as const
}

type Control = HTMLElement & { form: HTMLFormElement | null }

/** Calls back when the form that a control belongs to is reset, whichever form that is by then. */
export function useFormReset(control: RefObject<Control | null>, onReset: () => void) {
  const latest = useRef(onReset)
  useEffect(() => {
    latest.current = onReset
  })
  useEffect(() => {
    const { current } = control
    if (!current) return
    const { ownerDocument } = current
    const reset = (event: Event) => {
      if (event.target === current.form && !event.defaultPrevented) latest.current()
    }
    ownerDocument.addEventListener('reset', reset)
    return () => ownerDocument.removeEventListener('reset', reset)
  }, [control])
}
