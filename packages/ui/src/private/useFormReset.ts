'use client'
import { useEffect, useRef, type RefObject } from 'react'

type Control = HTMLElement & { form: HTMLFormElement | null }

/** Calls back when the form that a control belongs to is reset, whichever form that is by then. */
export function useFormReset(control: RefObject<Control | null>, onReset: () => void) {
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
