'use client'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A form control, or a fieldset. */
export type FormControl = HTMLElement & { form: HTMLFormElement | null }

/** Calls `onReset` when the form of a control is reset. Without `isWatched` there is no listener. */
export function useFormReset(control: RefObject<FormControl | null>, onReset: () => void, isWatched = true) {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    const { current } = control
    if (!current || !isWatched) return
    const { ownerDocument } = current
    const handleReset = (event: Event) => {
      if (event.target === current.form && !event.defaultPrevented) reset()
    }
    ownerDocument.addEventListener('reset', handleReset)
    return () => ownerDocument.removeEventListener('reset', handleReset)
  }, [control, isWatched])
}
