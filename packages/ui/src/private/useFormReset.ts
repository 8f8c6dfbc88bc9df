'use client'
import { useEffect, useRef, type RefObject } from 'react'

/** A form control, or a fieldset. */
export type FormControl = HTMLElement & { form: HTMLFormElement | null }

/** Calls `onReset` when the form of a control is reset. */
export function useFormReset(control: RefObject<FormControl | null>, onReset: () => void) {
  const latest = useRef(onReset)
  useEffect(() => {
    latest.current = onReset
  }, [onReset])
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
